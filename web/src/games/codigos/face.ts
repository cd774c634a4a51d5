/** Códigos: the field telegraph. */
import type { Memory, Scene } from "../../generated/codigos";
import type { Face } from "../../table/situation";
import "./codigos.css";
import Ending from "./Ending.svelte";
import { draws } from "./orders";
import Table from "./Table.svelte";

export const face: Face<Scene, Memory> = { Table, Ending, draws };
