import { z } from 'zod';
import type { DecisaoPedida } from '#capabilities/conteudo-da-resposta/domain/check-decisao.ts';
import {
  type CampoDoAcesso,
  type CampoPedido,
  camposDoAcesso,
  type EscritoDoAcesso,
  nomeNoAcesso,
  partesDoAcesso,
} from '#capabilities/conteudo-da-resposta/domain/conteudo-do-acesso.ts';
import { decisoesDoAcesso } from '#capabilities/conteudo-da-resposta/domain/decisoes-do-acesso.ts';
import { detalheNoFio, foraDosDetalhes, nomeDoDetalhe } from './nomes-dos-detalhes.ts';

/** What is written in one field may make another apply, or be required. */
const ESCOLHAS: readonly (readonly [CampoDoAcesso, unknown])[] = [
  ['restricao', 'ate'],
  ['restricao', 'permanente'],
  ['consultaHora', '14:30'],
  ['publicavel', false],
];

const pedido = (pedidos: readonly CampoPedido[], campo: CampoDoAcesso): boolean | undefined =>
  pedidos.find((cada) => cada.campo === campo)?.obrigatorio;

const quando = (decisao: DecisaoPedida, campo: CampoDoAcesso): string | undefined => {
  const antes = pedido(camposDoAcesso(decisao, {}), campo);
  const [escolha, valor] =
    ESCOLHAS.find(([nome, escrito]) => {
      const depois = pedido(camposDoAcesso(decisao, { [nome]: escrito } as EscritoDoAcesso), campo);
      return nome !== campo && depois === true && antes !== true;
    }) ?? [];
  if (!escolha) return undefined;
  const nome = detalheNoFio(escolha);
  return escolha === 'consultaHora'
    ? `obrigatório com ${nome}`
    : `obrigatório com ${nome} = ${String(valor)}`;
};

const DIA = z.string().regex(/^\d{2}\/\d{2}\/\d{4}$/);
const diaNoFio = (regra: z.ZodType): z.ZodType => (regra instanceof z.ZodISODate ? DIA : regra);

/** Every field that the decision may ask for, whatever is chosen. */
const formaDe = (decisao: DecisaoPedida): Record<string, z.ZodType> => {
  const semEscolha = camposDoAcesso(decisao, {});
  const cabem = new Set(
    [{}, ...ESCOLHAS.map(([nome, valor]) => ({ [nome]: valor }))].flatMap((escrito) =>
      camposDoAcesso(decisao, escrito).map(({ campo }) => campo),
    ),
  );
  const naOrdem = (Object.keys(partesDoAcesso) as CampoDoAcesso[]).filter((campo) => cabem.has(campo));
  return Object.fromEntries(
    naOrdem
      .filter((campo) => !Object.hasOwn(foraDosDetalhes, campo))
      .map((campo) => {
        const regra = diaNoFio(partesDoAcesso[campo]);
        const frases = [
          nomeNoAcesso(campo, decisao),
          regra === DIA && 'escrito como dd/MM/aaaa',
          quando(decisao, campo),
        ];
        const descrita = regra.meta({ description: frases.filter(Boolean).join('; ') });
        return [nomeDoDetalhe(campo), pedido(semEscolha, campo) === true ? descrita : descrita.optional()];
      }),
  );
};

/** Which of the fields outside `Detalhes` the decision requires, in the title of its table. */
const foraDe = (decisao: DecisaoPedida): string => {
  const pedidos = camposDoAcesso(decisao, {}).filter(
    ({ campo, obrigatorio }) => obrigatorio && Object.hasOwn(foraDosDetalhes, campo),
  );
  return pedidos.map(({ campo }) => `, e ${detalheNoFio(campo)} obrigatório`).join('');
};

const assinatura = (forma: Record<string, z.ZodType>): string =>
  JSON.stringify(z.toJSONSchema(z.strictObject(forma)));

/** One shape per decision; specifications that ask for the same share one. */
export const detalhesDoAcesso = (): z.ZodObject[] =>
  decisoesDoAcesso.flatMap(({ codigo, nome, especificacoes }) => {
    const ids = especificacoes.length === 0 ? [null] : especificacoes;
    const grupos = Map.groupBy(ids, (id) => {
      const decisao = { idCodigoDecisao: codigo, idEspecificacaoDecisao: id };
      return `${assinatura(formaDe(decisao))}${foraDe(decisao)}`;
    });
    return [...grupos.values()].map((doGrupo) => {
      const decisao = { idCodigoDecisao: codigo, idEspecificacaoDecisao: doGrupo[0] ?? null };
      const comEspecificacao =
        doGrupo[0] === null ? '' : `, com IdClassificacaoAvaliacaoManifestacao ${doGrupo.join(', ')}`;
      const title = `Acesso à informação: CodigoDecisao ${codigo} (${nome})${comEspecificacao}${foraDe(decisao)}`;
      return z.strictObject(formaDe(decisao)).meta({ title });
    });
  });
