export interface ModeloDemo {
  readonly nome: string;
  /** What is in square brackets is for whoever answers to fill in. */
  readonly texto: string;
}
