/** Looks at something from time to time, while the page is looked at. */
export function poll(look: () => void, everyMs: number): () => void {
  const wake = (): void => {
    if (document.visibilityState === "visible") look();
  };
  wake();
  const timer = setInterval(wake, everyMs);
  document.addEventListener("visibilitychange", wake);
  addEventListener("online", wake);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", wake);
    removeEventListener("online", wake);
  };
}
