import { valorDe } from '#capabilities/configuracao/server/index.ts';
import { fraseDaCobertura } from '#capabilities/manifestacao/domain/ler/cobertura.ts';
import { faz, guardarCobertura } from '#capabilities/manifestacao/server/index.ts';
import { localDate } from '#kernel/prazo/data.ts';
import { diaGuardado } from '#kernel/prazo/dia-guardado.ts';
import { prazoUsualDoPasso } from '../domain/tramitacao.ts';
import { tramitar as ato } from '../domain/tramitar.ato.ts';
import { abrirPassos } from './abrir-passos.ts';
import { listPassosAbertos } from './tramitacao-repository.ts';

/** Asks areas or people of the office to contribute to the answer. */
export const tramitar = faz(ato, async (noAto, { coberturas, ...tramite }) => {
  const { platform, quem } = noAto;
  const { row, calendario } = noAto.caso;
  const prazoDoCaso = row.prazo_parado_em === null ? diaGuardado(row.prazo) : null;
  const cobertura = await guardarCobertura(noAto, quem, 'area', coberturas);
  const quemPede = {
    idOuvidoria: row.id_ouvidoria,
    sigla: row.sigla_ouvidoria,
    calendario,
    idRecurso: null,
    prazoDoCaso,
    prazoUsual: prazoUsualDoPasso(
      calendario,
      localDate(noAto.agora.getTime()),
      prazoDoCaso && { prazo: prazoDoCaso, idTipoFormulario: row.id_tipo_formulario },
      await valorDe(noAto.tx, 'tramitacao.dias', row.id_ouvidoria),
    ),
  };
  const { ids, destinos, ate, avisos } = await abrirPassos(platform, noAto, quem, quemPede, {
    ...tramite,
    idCobertura: cobertura?.id ?? null,
  });
  const [proximo] = await listPassosAbertos(noAto.tx, row.id, null);
  return {
    informacoes: [
      `O órgão pediu a contribuição de ${destinos} até ${ate}.`,
      ...(cobertura ? [fraseDaCobertura(cobertura.revisada)] : []),
    ].join(' '),
    detalhes: { idsTramitacao: ids },
    mudancas: { prazo_interno: proximo?.prazo ?? null },
    avisos,
    resultado: undefined,
  };
});
