/** The key of the workshop: it comes with the link that the server prints, and stays on this device. */

const PLACE = "sobremesa.lab-key";

function readKey(): string {
  try {
    return localStorage.getItem(PLACE) ?? "";
  } catch {
    return "";
  }
}

class LabKey {
  value = $state(readKey());
  /** The server does not take it, or no longer does. */
  isWrong = $state(false);

  take(key: string): void {
    this.value = key.trim();
    this.isWrong = false;
    try {
      localStorage.setItem(PLACE, this.value);
    } catch {
      // Without storage it holds until the page is closed.
    }
  }

  /** Only the key that was refused is wrong: another may have been given meanwhile. */
  refuse(key: string): void {
    if (key === this.value) this.isWrong = true;
  }
}

export const labKey = new LabKey();
