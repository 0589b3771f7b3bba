import { conflict } from '#kernel/errors.ts';
import type { Calendario } from '#kernel/prazo/calendario.ts';
import { compareDates, localDate, type PlainDate } from '#kernel/prazo/data.ts';
import { isJanelaAberta, isNoPrazo, type Janela, reclamacaoWindow } from '#kernel/prazo/prazo.ts';
import { formatData } from '#kernel/texto.ts';
import { allow, refuse, type Verdict } from '#kernel/verdict.ts';
import { concede, isFavoravelDeTodo, prometeEntregar } from './decisao-do-recurso.ts';
import { type Cadeia, type IdInstancia, Instancia, instanciaSeguinte } from './instancia.ts';
import { janelaDepoisDe, janelaDoSilencio } from './recurso-prazos.ts';
import type { Remedio } from './remedio.ts';

/** Moments are epoch milliseconds; days are plain dates. */
export interface RecursoDoCaso {
  readonly idInstancia: IdInstancia;
  /** Null for the commission (CMRI) until its meeting has a date. */
  readonly prazo: PlainDate | null;
  readonly respondidoEm: number | null;
  readonly idTipoResposta: number | null;
  readonly dataEntrega: PlainDate | null;
  readonly descumprimentoDenunciado: boolean;
}

export interface RespostaDoPedido {
  readonly respondidaEm: number;
  readonly idCodigoDecisao: number | null;
  readonly dataEntrega: PlainDate | null;
  readonly descumprimentoDenunciado: boolean;
}

export interface FatosDosRemedios {
  readonly cadeia: Cadeia;
  readonly registro: PlainDate;
  readonly registroContado: PlainDate;
  readonly prazo: PlainDate;
  /** Whether the case still waits for an answer; an archived or forwarded one does not. */
  readonly aguardaResposta: boolean;
  readonly resposta: RespostaDoPedido | null;
  /** When the office turned the request into an ouvidoria case; null if it did not. */
  readonly retipadaEm: number | null;
  /** In the order they were filed. */
  readonly recursos: readonly RecursoDoCaso[];
}

/** A remedy on a case: the verdict says why it is closed, if it is. */
export interface RemedioDoCaso {
  readonly verdict: Verdict;
  /** The instance it goes to and the days it is open, if it is or was open. */
  readonly instancia: IdInstancia | null;
  readonly janela: Janela | null;
  /** An appeal against the silence of an instance: appeal type 1 is the only one that fits. */
  readonly porSilencio: boolean;
}

const fechado = (code: string, message: string): RemedioDoCaso => ({
  verdict: refuse(conflict(code, message)),
  instancia: null,
  janela: null,
  porSilencio: false,
});

interface Abertura {
  readonly instancia: IdInstancia;
  readonly janela: Janela;
  readonly porSilencio: boolean;
  readonly code: string;
  /** How the refusal begins once the days are over: 'O prazo para recorrer'. */
  readonly oPrazo: string;
  /** What the person can still do once the days are over. */
  readonly depois?: string;
}

const naJanela = ({ code, oPrazo, depois, ...abertura }: Abertura, agora: number): RemedioDoCaso => {
  const { abre, fecha } = abertura.janela;
  if (isJanelaAberta(abertura.janela, agora)) return { ...abertura, verdict: allow };
  const frase = isNoPrazo(fecha, agora)
    ? `${oPrazo} começa em ${formatData(abre)} e vai até ${formatData(fecha)}.`
    : `${oPrazo} terminou em ${formatData(fecha)}.${depois ? ` ${depois}` : ''}`;
  return { ...abertura, verdict: refuse(conflict(code, frase)) };
};

const FORA_DO_PRAZO = 'recurso.fora-do-prazo';
const recorrerAte = (instancia: IdInstancia, janela: Janela, porSilencio: boolean): Abertura => ({
  instancia,
  janela,
  porSilencio,
  code: FORA_DO_PRAZO,
  oPrazo: 'O prazo para recorrer',
});

const ultimaInstancia = () =>
  fechado('recurso.ultima-instancia', 'Este pedido já foi à última instância: não há outra a que recorrer.');

/**
 * Nobody decided, and the person did not appeal in time. The law has no further appeal; these ways
 * remain.
 */
const oQueResta = (cadeia: Cadeia): string => {
  const aQuem = cadeia.includes(Instancia.cgu) ? 'à ouvidoria do órgão ou à CGU' : 'à ouvidoria do órgão';
  return `Quem devia julgar não decidiu. Você pode fazer um novo pedido da mesma informação e denunciar a falta de decisão ${aQuem}.`;
};

const depoisDoRecurso = (
  calendario: Calendario,
  { cadeia }: FatosDosRemedios,
  ultimo: RecursoDoCaso,
  agora: number,
): RemedioDoCaso => {
  const seguinte = instanciaSeguinte(cadeia, ultimo.idInstancia);
  if (ultimo.respondidoEm !== null) {
    if (ultimo.idTipoResposta !== null && isFavoravelDeTodo(ultimo.idTipoResposta)) {
      return fechado(
        'recurso.decisao-favoravel',
        'A última decisão deu o que você pediu: não há do que recorrer.',
      );
    }
    if (seguinte === null) return ultimaInstancia();
    return naJanela(recorrerAte(seguinte, janelaDepoisDe(calendario, ultimo.respondidoEm), false), agora);
  }
  if (ultimo.prazo === null || isNoPrazo(ultimo.prazo, agora)) {
    const ate = ultimo.prazo ? ` A decisão deve sair até ${formatData(ultimo.prazo)}.` : '';
    return fechado('recurso.em-andamento', `O recurso anterior ainda está sendo julgado.${ate}`);
  }
  if (seguinte === null) return ultimaInstancia();
  const abertura = recorrerAte(seguinte, janelaDoSilencio(calendario, ultimo.prazo), true);
  return naJanela(
    { ...abertura, oPrazo: 'O prazo para levar o caso à instância seguinte', depois: oQueResta(cadeia) },
    agora,
  );
};

/** Appeals start again at the first instance if the case became a request again or was answered. */
const recomeca = ({ idInstancia, respondidoEm }: RecursoDoCaso, { resposta }: FatosDosRemedios): boolean => {
  if (idInstancia === Instancia.revisao) return true;
  if (resposta === null) return false;
  return (
    idInstancia === Instancia.reclamacao || (respondidoEm !== null && resposta.respondidaEm > respondidoEm)
  );
};

/** Lei 12.527/2011, arts. 15 and 16; Decreto 7.724/2012, arts. 21 to 24. */
const recorrer = (calendario: Calendario, fatos: FatosDosRemedios, agora: number): RemedioDoCaso => {
  const ultimo = fatos.recursos.at(-1);
  if (ultimo && !recomeca(ultimo, fatos)) return depoisDoRecurso(calendario, fatos, ultimo, agora);
  const [primeira] = fatos.cadeia;
  if (!fatos.resposta || primeira === undefined) {
    return fechado('recurso.sem-resposta', 'O recurso é contra a resposta, e o órgão ainda não respondeu.');
  }
  const janela = janelaDepoisDe(calendario, fatos.resposta.respondidaEm);
  return naJanela(recorrerAte(primeira, janela, false), agora);
};

/** Decreto 7.724/2012, art. 22. */
const reclamar = (calendario: Calendario, fatos: FatosDosRemedios, agora: number): RemedioDoCaso => {
  if (fatos.resposta) {
    return fechado('reclamacao.ja-respondida', 'A reclamação é contra o silêncio, e o órgão já respondeu.');
  }
  if (fatos.recursos.some(({ idInstancia }) => idInstancia === Instancia.reclamacao)) {
    return fechado('reclamacao.ja-feita', 'Você já reclamou do silêncio deste pedido.');
  }
  if (!fatos.aguardaResposta) {
    return fechado('reclamacao.encerrado', 'Este pedido já foi encerrado e não espera mais resposta.');
  }
  return naJanela(
    {
      instancia: Instancia.reclamacao,
      janela: reclamacaoWindow(calendario, {
        registro: fatos.registro,
        contado: fatos.registroContado,
        vencimento: fatos.prazo,
      }),
      porSilencio: true,
      code: 'reclamacao.fora-do-prazo',
      oPrazo: 'O prazo para reclamar do silêncio',
    },
    agora,
  );
};

/** What was last granted, by the answer or by an instance. */
export const ultimaPromessa = <
  A extends Pick<RespostaDoPedido, 'respondidaEm' | 'idCodigoDecisao'>,
  R extends Pick<RecursoDoCaso, 'idInstancia' | 'respondidoEm' | 'idTipoResposta'>,
>({
  resposta,
  recursos,
}: {
  readonly resposta: A | null;
  readonly recursos: readonly R[];
}): A | R | null => {
  const decidida =
    recursos.findLast(
      ({ idInstancia, idTipoResposta }) => idTipoResposta !== null && concede(idInstancia, idTipoResposta),
    ) ?? null;
  const { idCodigoDecisao = null } = resposta ?? {};
  const dada = idCodigoDecisao !== null && prometeEntregar(idCodigoDecisao) ? resposta : null;
  if (!decidida || !dada) return decidida ?? dada;
  // A reclamação is decided before the answer that it brings about.
  return (decidida.respondidoEm ?? 0) < dada.respondidaEm ? dada : decidida;
};

const denunciar = (fatos: FatosDosRemedios, agora: number): RemedioDoCaso => {
  const promessa = ultimaPromessa(fatos);
  if (!promessa?.dataEntrega) {
    return fechado(
      'descumprimento.sem-decisao',
      'Só cabe depois de uma decisão favorável cujo prazo de entrega já passou.',
    );
  }
  if (promessa.descumprimentoDenunciado) {
    return fechado(
      'descumprimento.ja-denunciado',
      `Você já denunciou que a entrega não foi feita até ${formatData(promessa.dataEntrega)}.`,
    );
  }
  if (compareDates(localDate(agora), promessa.dataEntrega) <= 0) {
    return fechado(
      'descumprimento.no-prazo',
      `O órgão tem até ${formatData(promessa.dataEntrega)} para entregar o que foi decidido.`,
    );
  }
  return { verdict: allow, instancia: null, janela: null, porSilencio: false };
};

/** Whoever had a request turned into another type of case may have that decision reviewed. */
const pedirRevisao = (calendario: Calendario, fatos: FatosDosRemedios, agora: number): RemedioDoCaso => {
  if (fatos.retipadaEm === null) {
    return fechado(
      'revisao.nao-cabe',
      'A revisão é contra a mudança do pedido em manifestação de ouvidoria.',
    );
  }
  if (fatos.recursos.some(({ idInstancia }) => idInstancia === Instancia.revisao)) {
    return fechado('revisao.ja-pedida', 'Você já pediu a revisão da mudança de tipo.');
  }
  return naJanela(
    {
      instancia: Instancia.revisao,
      janela: janelaDepoisDe(calendario, fatos.retipadaEm),
      porSilencio: false,
      code: 'revisao.fora-do-prazo',
      oPrazo: 'O prazo para pedir revisão',
    },
    agora,
  );
};

/** Every remedy of the access law as it stands now, with its days or the reason it is closed. */
export const remediosDe = (
  calendario: Calendario,
  fatos: FatosDosRemedios,
  agora: number,
): Readonly<Record<Remedio, RemedioDoCaso>> => ({
  recorrer: recorrer(calendario, fatos, agora),
  reclamar: reclamar(calendario, fatos, agora),
  denunciarDescumprimento: denunciar(fatos, agora),
  pedirRevisao: pedirRevisao(calendario, fatos, agora),
});
