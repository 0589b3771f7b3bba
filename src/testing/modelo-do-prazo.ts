import type { EfeitoNoCaso } from '#capabilities/manifestacao/domain/ensaio.ts';
import {
  diasDeProrrogacao,
  diasParaResponder,
} from '#capabilities/manifestacao/domain/manifestacao-prazos.ts';
import { formularioDoCaso } from '#kernel/enumeracoes.ts';
import type { Calendario } from '#kernel/prazo/calendario.ts';
import { localDate, type PlainDate } from '#kernel/prazo/data.ts';
import { countedDay, due, extend, resumeAfterStop } from '#kernel/prazo/prazo.ts';

/** What moved the term, each with the calendar of the office that then had the case. */
type Evento = { readonly calendario: Calendario } & (
  | { readonly tipo: 'prorrogacao'; readonly dias: number }
  | { readonly tipo: 'reabertura'; readonly dias: number; readonly dia: PlainDate }
  | { readonly tipo: 'parada'; readonly parada: PlainDate; readonly retomada: PlainDate }
);

type Mudanca = NonNullable<EfeitoNoCaso['prazo']>;

/** The office's term in the model: what acts did to it, counted anew each time it is read. */
export class PrazoDoModelo {
  paradoEm: PlainDate | null = null;
  readonly #calendario: Calendario;
  readonly #registro: PlainDate;
  #tipo: number;
  /** The fewest days that any of its types gave it. */
  #dias: number;
  #eventos: readonly Evento[] = [];

  constructor(calendario: Calendario, registro: PlainDate, tipo: number) {
    this.#calendario = calendario;
    this.#registro = registro;
    this.#tipo = tipo;
    this.#dias = this.#diasParaResponder;
  }

  get #diasParaResponder(): number {
    return diasParaResponder(formularioDoCaso(this.#tipo));
  }

  get #diasDeProrrogacao(): number {
    return diasDeProrrogacao(formularioDoCaso(this.#tipo));
  }

  /** Another type has its own number of days, never more than before, and drops extensions that it does not allow. */
  set tipo(tipo: number) {
    this.#tipo = tipo;
    this.#dias = Math.min(this.#dias, this.#diasParaResponder);
    this.#eventos = this.#eventos.map((evento) => {
      if (evento.tipo === 'parada') return evento;
      const maximo = evento.tipo === 'prorrogacao' ? this.#diasDeProrrogacao : this.#diasParaResponder;
      return { ...evento, dias: Math.min(evento.dias, maximo) };
    });
  }

  /** Applies the engine to the events, starting from the registration. */
  vencimento(): PlainDate {
    const inicial = due(this.#calendario, this.#registro, this.#dias);
    return this.#eventos.reduce((vencimento, evento) => {
      const { calendario } = evento;
      if (evento.tipo === 'prorrogacao') return extend(calendario, vencimento, evento.dias);
      if (evento.tipo === 'reabertura') return due(calendario, evento.dia, evento.dias);
      const { parada, retomada } = evento;
      return resumeAfterStop(calendario, { vencimento, parada, retomada });
    }, inicial);
  }

  #guardar(evento: Evento): void {
    this.#eventos = [...this.#eventos, evento];
  }

  mudou(mudanca: Mudanca, calendario: Calendario, momento: number): void {
    const dia = countedDay(calendario, momento);
    switch (mudanca) {
      case 'para':
        this.paradoEm ??= localDate(momento);
        break;
      case 'volta':
        if (this.paradoEm)
          this.#guardar({ tipo: 'parada', parada: this.paradoEm, retomada: dia, calendario });
        this.paradoEm = null;
        break;
      case 'estende':
        this.#guardar({ tipo: 'prorrogacao', dias: this.#diasDeProrrogacao, calendario });
        break;
      case 'recomeca':
        this.#guardar({ tipo: 'reabertura', dias: this.#diasParaResponder, dia, calendario });
        this.paradoEm = null;
        break;
    }
  }
}
