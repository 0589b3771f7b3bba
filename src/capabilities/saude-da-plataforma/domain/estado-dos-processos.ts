/** How the processes of the machine that was asked are now. */
export interface EstadoDosProcessos {
  readonly processos: number;
  /** Of the last five minutes, all processes together. */
  readonly pedidos: {
    readonly total: number;
    readonly erros: number;
    readonly dispensados: number;
    readonly freados: number;
    readonly lentos: number;
  };
  /** The largest of any process. */
  readonly memoriaEmBytes: number;
  readonly atrasoDoLacoEmSegundos: number;
  readonly esperandoConexao: number;
  readonly atosSemElo: number;
}
