/** To the person who started the server, in the terminal. */
export const say = (line: string): void => console.log(line);
