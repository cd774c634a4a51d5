/** What a script finds in a page besides the browser's own. */
interface Element {
  readonly dataset: DOMStringMap;
  click(): void;
}
declare var mind: any;
