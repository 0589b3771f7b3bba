/** Whose term it is: of the case itself, or of the appeal that an office has to decide. */
type TipoDePrazo = 'manifestacao' | 'recurso';

export interface PrazosDoOrgao {
  readonly idOuvidoria: number;
  readonly sigla: string;
  readonly tipo: TipoDePrazo;
  readonly aVencer: number;
  readonly vencidos: number;
}

/** One kind of job in the queue. */
interface FilaDeTrabalhos {
  readonly tarefa: string;
  readonly esperando: number;
  /** How long the oldest of those that wait has waited past its hour. */
  readonly segundosDoMaisAntigo: number;
  readonly tentandoDeNovo: number;
  readonly desistidos: number;
}

/** What the database tells of how the platform is: numbers, offices and kinds of work, and nothing of a person or a case. */
export interface Figuras {
  /** Only offices that have some. */
  readonly prazos: readonly PrazosDoOrgao[];
  readonly trabalhos: readonly FilaDeTrabalhos[];
  readonly emails: {
    readonly esperando: number;
    readonly tentandoDeNovo: number;
    readonly desistidos: number;
    readonly segundosDoMaisAntigo: number;
  };
  readonly identidades: {
    readonly abertas: number;
    readonly abertasEmUmDia: number;
    readonly aAprovar: number;
  };
  readonly auditoria: {
    readonly verificadaHaSegundos: number | null;
    readonly problemas: number | null;
    readonly lacunas: Readonly<Record<string, number>>;
  };
  /** Null where the server reads from no replica. */
  readonly replica: { readonly bytes: number; readonly segundos: number } | null;
  readonly replicasLigadas: number;
}
