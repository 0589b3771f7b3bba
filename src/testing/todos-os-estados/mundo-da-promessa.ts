import type { AtoDaPromessa } from '#capabilities/cumprimento/domain/ato-da-promessa.ts';
import type { FatosDaPromessa } from '#capabilities/cumprimento/domain/fatos-da-promessa.ts';
import {
  depoisDoAchado,
  isPromessaVencida,
  janelaDaEntrega,
  type PromessaDoCaso,
  podeContestar,
  podeDenunciar,
  ultimaNovaData,
} from '#capabilities/remedio/domain/promessas.ts';
import { ultimoDiaDaEntrega } from '#capabilities/remedio/domain/recurso-prazos.ts';
import { type Saida, saidasDaPromessa } from '#capabilities/remedio/domain/saida.ts';
import { checkAct } from '#kernel/ato/interpretar.ts';
import { Perfil } from '#kernel/perfil.ts';
import { calendario, type Dia, data, diaDe, instante } from './dias.ts';
import type { Mundo, Transicao } from './passeio.ts';

/** One promise, on its way from the decision that made it to its end. */
interface Promessa {
  readonly hoje: Dia;
  /** Whether the request is answered now: before that, answering is the delivery. */
  readonly concluida: boolean;
  readonly caso: PromessaDoCaso;
  /** What lies before the controlling body. */
  readonly noControle: 'descumprimento' | 'contestacao' | null;
}

const agoraDe = ({ hoje }: Promessa): number => instante({ dia: hoje, ordem: 0 });

const nova: Promessa = {
  hoje: 0,
  concluida: true,
  noControle: null,
  caso: {
    idPromessa: 1,
    origem: 'decisao',
    situacao: 'aberta',
    prometidaEm: instante({ dia: 0, ordem: 0 }),
    prazo: ultimoDiaDaEntrega(data(0)),
    contestarAte: null,
    descumprimentoDenunciado: false,
  },
};

const com = (
  promessa: Promessa,
  caso: Partial<PromessaDoCaso>,
  noControle = promessa.noControle,
): Promessa => ({
  ...promessa,
  noControle,
  caso: { ...promessa.caso, ...caso },
});

const comNovaData = (promessa: Promessa): Promessa =>
  com(
    promessa,
    {
      situacao: 'aberta',
      prazo: ultimaNovaData(calendario, agoraDe(promessa)),
      contestarAte: null,
      descumprimentoDenunciado: false,
    },
    null,
  );

/** What the acts on a promise do to it, by name. */
const efeitos: Readonly<Record<string, (promessa: Promessa) => Promessa>> = {
  entregar: (promessa) => {
    const { fecha } = janelaDaEntrega(calendario, agoraDe(promessa));
    return com(promessa, { situacao: 'entregue', contestarAte: fecha });
  },
  confirmarEntrega: (promessa) => com(promessa, { situacao: 'confirmada' }),
  confirmarPeloSilencio: (promessa) => com(promessa, { situacao: 'confirmada' }),
  contestarEntrega: (promessa) => com(promessa, { situacao: 'contestada' }, 'contestacao'),
  fixarNovaData: comNovaData,
};

const fatosDa = (promessa: Promessa): FatosDaPromessa => ({
  manifestante: true,
  doOrgao: true,
  controla: true,
  concluida: promessa.concluida,
  vencida: isPromessaVencida(promessa.caso, agoraDe(promessa)),
  contestavel: podeContestar(promessa.caso, agoraDe(promessa)),
});

const pelosAtos = (promessa: Promessa, atos: readonly AtoDaPromessa[]): Transicao<Promessa>[] => {
  const { situacao: estado } = promessa.caso;
  const fatos = fatosDa(promessa);
  return atos.flatMap((ato) => {
    const peloRelogio = ato.quem.length === 0 && ato.de.includes(estado) && !fatos.contestavel.allowed;
    const alguem = [Perfil.cidadao, Perfil.gestor].some(
      (perfil) => checkAct(ato, { estado, perfil, fatos }).allowed,
    );
    if (!peloRelogio && !alguem) return [];
    const efeito = efeitos[ato.nome];
    if (!efeito)
      throw new Error(`The walk of a promise does not know what ${ato.nome} does: say it in its effects`);
    return [{ passo: ato.nome, para: efeito(promessa) }];
  });
};

/** The person denounces a missed date, and the controlling body finds for or against. */
const peloControle = (promessa: Promessa): Transicao<Promessa>[] => {
  const { noControle: tipo, caso } = promessa;
  const denuncia = podeDenunciar([caso], agoraDe(promessa)).allowed
    ? [
        {
          passo: 'denunciarDescumprimento',
          para: com(promessa, { descumprimentoDenunciado: true }, 'descumprimento'),
        },
      ]
    : [];
  if (tipo === null) return denuncia;
  const achados = [true, false].map((procedente) => {
    const { situacao, novaData } = depoisDoAchado(caso.situacao, { tipo, procedente });
    const passo = `quem controla: ${procedente ? 'procedente' : 'improcedente'}`;
    return { passo, para: novaData ? comNovaData(promessa) : com(promessa, { situacao }, null) };
  });
  return [...denuncia, ...achados];
};

/** The request is opened again; or answered, which takes the place of what was still owed. */
const peloPedido = (promessa: Promessa): Transicao<Promessa>[] => {
  if (promessa.concluida) return [{ passo: 'o pedido é reaberto', para: { ...promessa, concluida: false } }];
  const substituida =
    promessa.caso.situacao === 'aberta' ? com(promessa, { situacao: 'encerrada' }, null) : promessa;
  return [{ passo: 'o pedido é respondido', para: { ...substituida, concluida: true } }];
};

const limites = ({ caso: { situacao, prazo, contestarAte } }: Promessa): Dia[] => {
  if (situacao === 'aberta') return [diaDe(prazo)];
  return situacao === 'entregue' && contestarAte ? [diaDe(contestarAte)] : [];
};

const peloTempo = (promessa: Promessa): Transicao<Promessa>[] =>
  limites(promessa)
    .flatMap((limite) => [limite, limite + 1])
    .filter((dia) => dia > promessa.hoje)
    .map((dia) => ({ passo: 'o tempo passa', para: { ...promessa, hoje: dia } }));

/** Denouncing is an act on the request, which its own walk knows. */
const serve = (saida: Saida, promessa: Promessa, atos: readonly AtoDaPromessa[]): boolean =>
  saida.tipo !== 'ato' ||
  saida.ato === 'denunciarDescumprimento' ||
  atos.some(
    (ato) =>
      ato.nome === saida.ato &&
      checkAct(ato, { estado: promessa.caso.situacao, perfil: Perfil.cidadao, fatos: fatosDa(promessa) })
        .allowed,
  );

/** Every way a promise can go, by the acts that are declared and the days that pass. */
export const mundoDaPromessa = (atos: readonly AtoDaPromessa[]): Mundo<Promessa> => ({
  inicio: nova,
  chave: (promessa) =>
    [
      promessa.concluida,
      promessa.noControle,
      promessa.caso.situacao,
      promessa.caso.descumprimentoDenunciado,
      ...limites(promessa).map((limite) => Math.sign(limite - promessa.hoje)),
    ].join('|'),
  transicoes: (promessa) => [
    ...pelosAtos(promessa, atos),
    ...peloControle(promessa),
    ...peloPedido(promessa),
    ...peloTempo(promessa),
  ],
  falha: (promessa) =>
    saidasDaPromessa(promessa.caso, agoraDe(promessa)).some((saida) => serve(saida, promessa, atos))
      ? null
      : 'what was promised is owed by no day, and the person can do nothing about it',
});
