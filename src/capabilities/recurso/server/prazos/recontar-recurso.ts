import { calendarioDaOuvidoria, type Recontar } from '#capabilities/feriado/server/index.ts';
import { Acao } from '#capabilities/manifestacao/domain/historico.ts';
import { anotarPeloSistema } from '#capabilities/manifestacao/server/index.ts';
import type { IdInstancia } from '#capabilities/remedio/domain/instancia.ts';
import { prazoParaDecidir } from '#capabilities/remedio/domain/recurso-prazos.ts';
import type { Calendario } from '#kernel/prazo/calendario.ts';
import { toIsoDate } from '#kernel/prazo/data.ts';
import { diaGuardado } from '#kernel/prazo/dia-guardado.ts';
import { formatData } from '#kernel/texto.ts';
import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import { findInstancias } from '../ler/visto-repository.ts';
import { updateRecurso } from '../recurso-repository.ts';
import { findAberto, type RecursoAberto } from './prazos-repository.ts';

export const contarRecurso = (
  calendario: Calendario,
  {
    registro_contado,
    decisao_contada_de,
    id_instancia,
  }: Pick<RecursoAberto, 'registro_contado' | 'decisao_contada_de' | 'id_instancia'>,
): string | null => {
  const desde = diaGuardado(decisao_contada_de ?? registro_contado);
  const prazo = prazoParaDecidir(calendario, desde, id_instancia as IdInstancia);
  return prazo && toIsoDate(prazo);
};

const nomeDaInstancia = async (tx: Db, id: number): Promise<string> => {
  const instancias = await findInstancias(tx);
  return instancias.find((instancia) => instancia.id === id)?.descricao ?? '';
};

/** Recounts under the case's lock: a second recount finds the date right and does nothing. */
export const recontarRecurso = (
  platform: Platform,
  { id, id_manifestacao }: Pick<RecursoAberto, 'id' | 'id_manifestacao'>,
  recontar?: Recontar,
): Promise<true | null> =>
  anotarPeloSistema(platform, id_manifestacao, async ({ tx, agora }) => {
    const recurso = await findAberto(tx, id);
    if (!recurso?.prazo) return null;
    const idJulgadora = recurso.id_ouvidoria_julgadora;
    const calendario = await (recontar?.calendarioDe(idJulgadora) ?? calendarioDaOuvidoria(tx, idJulgadora));
    const novo = contarRecurso(calendario, recurso);
    if (novo === null || novo === recurso.prazo) return null;
    await updateRecurso(tx, id, { prazo: novo, atualizado_em: agora });
    await recontar?.anotar(tx, {
      idAlvo: id,
      idManifestacao: id_manifestacao,
      prazoAnterior: recurso.prazo,
      prazoNovo: novo,
    });
    const variaveis = {
      instancia: await nomeDaInstancia(tx, recurso.id_instancia),
      prazoAnterior: formatData(diaGuardado(recurso.prazo)),
      prazo: formatData(diaGuardado(novo)),
    };
    const porque = recontar?.porque ?? 'O calendário de feriados mudou';
    return {
      acao: Acao.recontagem,
      informacoes: `${porque} e o prazo do recurso (${variaveis.instancia}) foi contado de novo: passou de ${variaveis.prazoAnterior} para ${variaveis.prazo}.`,
      detalhes: { idRecurso: id, prazoAnterior: recurso.prazo, prazo: novo },
      avisos: [{ evento: 'recurso.prazo-recontado', variaveis }],
      resultado: true as const,
    };
  });
