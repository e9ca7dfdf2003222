// A few soft sounds, off by default; fetched only once they are wanted.
import { settings } from "./settings.svelte";

export type Sound = "fly" | "turn" | "gather" | "land" | "win" | "call";

class Sounds {
  private context: AudioContext | null = null;
  private readonly fetched = new Map<Sound, Promise<AudioBuffer | null>>();

  play(sound: Sound): void {
    if (!settings.sound || (document.hidden && sound !== "call")) return; // the only sound for people who look at another page
    this.context ??= new AudioContext();
    const context = this.context;
    if (context.state === "suspended") void context.resume();
    void this.fetch(sound, context).then((buffer) => {
      if (!buffer) return;
      const source = context.createBufferSource();
      source.buffer = buffer;
      source.connect(context.destination);
      source.start();
    });
  }

  private fetch(sound: Sound, context: AudioContext): Promise<AudioBuffer | null> {
    let found = this.fetched.get(sound);
    if (!found) {
      found = fetch(`/sounds/${sound}.wav`)
        .then((answer) => answer.arrayBuffer())
        .then((bytes) => context.decodeAudioData(bytes))
        .catch(() => null); // a table without sound is still a table
      this.fetched.set(sound, found);
    }
    return found;
  }
}

export const sounds = new Sounds();
