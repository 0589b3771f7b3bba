import type { AtoDaManifestacao } from '#capabilities/manifestacao/domain/ato.ts';
import { type IdSituacao, Situacao } from '#capabilities/manifestacao/domain/situacao.ts';
import type { AtoDoRecurso } from '#capabilities/recurso/domain/ato-do-recurso.ts';
import { type Saida, saidasDe } from '#capabilities/remedio/domain/saida.ts';
import { checkAct } from '#kernel/ato/interpretar.ts';
import { type IdPerfil, Perfil } from '#kernel/perfil.ts';
import { DIAS_ACESSO } from '#kernel/prazo/prazos-da-lei.ts';
import type { Relacao } from '#kernel/quem/relacao.ts';
import { instante, porDia, vence } from '../dias.ts';
import type { Mundo, Transicao } from '../passeio.ts';
import { chaveDo } from './chave-do-pedido.ts';
import { efeitosNoPedido } from './efeitos-no-pedido.ts';
import { efeitosNoRecurso } from './efeitos-no-recurso.ts';
import type { Pedido } from './estado.ts';
import {
  agoraDe,
  estadoDoUltimo,
  fatosDoCaso,
  fatosDosRemedios,
  fatosDoUltimo,
  remediosDo,
} from './fatos-do-passeio.ts';
import { limitesDepoisDeHoje } from './limites.ts';

/** Every act that the product declares, of the two life cycles that an access request goes through. */
export interface AtosDoPedido {
  readonly manifestacao: readonly AtoDaManifestacao[];
  readonly recurso: readonly AtoDoRecurso[];
}

const novo: Pedido = {
  hoje: 0,
  ordem: 0,
  situacao: Situacao.cadastrada,
  acesso: true,
  prazo: vence(0, DIAS_ACESSO),
  prorrogado: false,
  resposta: null,
  reabertaEm: null,
  retipadaEm: null,
  recursos: [],
  promessas: [],
  desistiu: false,
  pediuReabertura: false,
  reaberturaPedida: false,
  reaberturas: 0,
  retipagens: 0,
};

/** Who acts: the person, the office, or somebody who judges or supervises. */
const pessoas: readonly { readonly nome: string; readonly perfil: IdPerfil; readonly relacao: Relacao }[] = [
  { nome: 'a pessoa', perfil: Perfil.cidadao, relacao: 'manifestante' },
  { nome: 'o órgão', perfil: Perfil.gestor, relacao: 'orgao' },
];

const seguir = (passo: string, depois: readonly Pedido[]): Transicao<Pedido>[] =>
  depois.map((para) => ({ passo, para: { ...para, ordem: para.ordem + 1 } }));

/** An act that moves a case must say how (`efeitos-no-pedido.ts`, `efeitos-no-recurso.ts`). */
const semEfeito = (nome: string): never => {
  throw new Error(`The walk of the request does not know what ${nome} does: say it in its effects`);
};

/** The acts that may move a request in that situação, or that this walk must ask about. */
const queMovem = (atos: readonly AtoDaManifestacao[], situacao: IdSituacao): readonly AtoDaManifestacao[] =>
  atos.filter(
    ({ nome, de, para }) =>
      de.includes(situacao) && (nome in efeitosNoPedido || (para !== undefined && para !== situacao)),
  );

const noCaso = (pedido: Pedido, atos: readonly AtoDaManifestacao[]): Transicao<Pedido>[] =>
  pessoas.flatMap(({ nome, perfil, relacao }) => {
    const contexto = { estado: pedido.situacao, perfil, fatos: fatosDoCaso(pedido, relacao) };
    return atos.flatMap((ato) => {
      const doRelogio = ato.quem.length === 0;
      if (!doRelogio && (!ato.quem.includes(perfil) || !checkAct(ato, contexto).allowed)) return [];
      const efeito = efeitosNoPedido[ato.nome];
      return seguir(`${nome}: ${ato.nome}`, efeito ? efeito(pedido) : semEfeito(ato.nome));
    });
  });

const noRecurso = (pedido: Pedido, atos: readonly AtoDoRecurso[]): Transicao<Pedido>[] => {
  const fatos = fatosDoUltimo(pedido);
  const estado = estadoDoUltimo(pedido);
  if (fatos === null || estado === null) return [];
  return atos.flatMap((ato) => {
    const efeito = efeitosNoRecurso[ato.nome];
    const muda = ato.para !== undefined && ato.para !== estado;
    if (!efeito && !muda) return [];
    if (!checkAct(ato, { estado, perfil: Perfil.gestor, fatos }).allowed) return [];
    return seguir(
      `instância ${fatos.idInstancia}: ${ato.nome}`,
      efeito ? efeito(pedido) : semEfeito(ato.nome),
    );
  });
};

/** However a promise comes to its end, it is one of these two. */
const naPromessa = (pedido: Pedido): Transicao<Pedido>[] =>
  pedido.promessas.flatMap((promessa, indice) =>
    promessa === 'viva'
      ? seguir(
          'a promessa termina',
          (['confirmada', 'encerrada'] as const).map((fim) => ({
            ...pedido,
            promessas: pedido.promessas.with(indice, fim),
          })),
        )
      : [],
  );

/** On the next limit, and on the day after it; what comes before it happens today. */
const noTempo = (pedido: Pedido): Transicao<Pedido>[] => {
  const [limite] = limitesDepoisDeHoje(pedido);
  if (limite === undefined) return [];
  return [limite, limite + 1]
    .filter((dia) => dia > pedido.hoje)
    .map((dia) => ({
      passo: dia === limite ? 'chega o último dia' : 'o último dia passa',
      para: { ...pedido, hoje: dia },
    }));
};

/** A remedy is worth something only if the table lets the person use it, in the situação the case is in. */
const serve = (saida: Saida, pedido: Pedido, atos: readonly AtoDaManifestacao[]): boolean => {
  if (saida.tipo !== 'ato') return true;
  const contexto = {
    estado: pedido.situacao,
    perfil: Perfil.cidadao,
    fatos: fatosDoCaso(pedido, 'manifestante'),
  };
  return atos.some((ato) => ato.nome === saida.ato && checkAct(ato, contexto).allowed);
};

/** Every way an access request can go, by the acts that are declared and the days that pass. */
export const mundoDoPedido = (atos: AtosDoPedido): Mundo<Pedido> => {
  const porSituacao = porDia((situacao) => queMovem(atos.manifestacao, situacao as IdSituacao));
  return {
    inicio: novo,
    chave: chaveDo,
    transicoes: (pedido) => [
      ...noCaso(pedido, porSituacao(pedido.situacao)),
      ...noRecurso(pedido, atos.recurso),
      ...naPromessa(pedido),
      ...noTempo(pedido),
    ],
    falha: (pedido) =>
      saidasDe(fatosDosRemedios(pedido), remediosDo(pedido), instante(agoraDe(pedido))).some((saida) =>
        serve(saida, pedido, porSituacao(pedido.situacao)),
      )
        ? null
        : 'the person who asked has no term to wait for, no act, no decision that is owed and no end',
  };
};
