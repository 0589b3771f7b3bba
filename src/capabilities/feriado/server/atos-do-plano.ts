import type { AtoAdministrativo } from '#capabilities/auditoria/domain/ato-administrativo.ts';
import { oQueMudou } from '#capabilities/auditoria/domain/o-que-mudou.ts';
import { parseIsoDate } from '#kernel/prazo/data.ts';
import { formatData } from '#kernel/texto.ts';
import type { PedidoDeMudanca } from '../contract.ts';
import { type DiaFechado, expedienteDe, nomesDosExpedientes } from '../domain/feriado.ts';
import type { Alteracao, Plano } from '../domain/mudanca.ts';

const nomeDo = ({ descricao, data }: DiaFechado): string => {
  const dia = parseIsoDate(data);
  return `${descricao}, ${dia ? formatData(dia) : data}`;
};

const camposDe = (dia: DiaFechado) => ({
  descricao: dia.descricao,
  data: dia.data,
  expediente: nomesDosExpedientes[expedienteDe(dia)],
  tipo: dia.tipo,
  abrangencia: dia.abrangencia,
  uf: dia.uf,
  idMunicipio: dia.idMunicipio,
  idOuvidoria: dia.idOuvidoria,
  deslocamento: dia.deslocamento,
});

const semNulos = (campos: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(campos).filter(([, valor]) => valor !== null));

const mudancaDo = ({ antes, depois }: Alteracao): Pick<AtoAdministrativo, 'antes' | 'depois'> => {
  if (!antes) return depois ? { depois: semNulos(camposDe(depois)) } : {};
  if (!depois) return { antes: { removido: false }, depois: { removido: true } };
  const campos = oQueMudou(camposDe(antes), camposDe(depois));
  return {
    antes: { ...campos?.antes, ...(antes.removido && { removido: true }) },
    depois: { ...campos?.depois, ...(antes.removido && { removido: false }) },
  };
};

/** All days of a series, which the log lists in one row. */
const diasDaSerie = ({ alteracoes }: Plano): readonly string[] =>
  alteracoes.map(({ antes, depois }) => (depois ?? antes)?.data).filter((data) => data !== undefined);

/** One log row per act; for an import one per day, because each is a separate holiday. */
export const atosDoPlano = (
  plano: Plano,
  pedido: PedidoDeMudanca,
  idDe: (alteracao: Alteracao) => number,
): AtoAdministrativo[] => {
  const quais = pedido.ato === 'importar' ? plano.alteracoes : plano.alteracoes.slice(0, 1);
  const varios = pedido.ato !== 'importar' && plano.alteracoes.length > 1;
  return quais.flatMap((alteracao) => {
    const dia = alteracao.depois ?? alteracao.antes;
    if (!dia) return [];
    const { antes, depois } = mudancaDo(alteracao);
    return [
      {
        area: 'feriado' as const,
        acao: plano.acao,
        alvo: nomeDo(dia),
        idAlvo: idDe(alteracao),
        idOuvidoria: dia.idOuvidoria,
        ...(antes && { antes }),
        depois: { ...depois, ...(varios && { dias: diasDaSerie(plano) }) },
      },
    ];
  });
};
