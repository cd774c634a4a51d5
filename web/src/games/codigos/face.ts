/** Códigos: the field telegraph. */
import type { Memory, Scene as Seen } from "../../generated/codigos";
import type { Face } from "../../table/situation";
import "./codigos.css";
import Ending from "./Ending.svelte";
import { draws } from "./orders";
import { ask, label, tell } from "./sentences";
import Table from "./Table.svelte";

export const face: Face<Seen, Memory> = { Table, Ending, ask, label, tell, draws };
