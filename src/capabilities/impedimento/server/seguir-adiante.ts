import { alertar } from '#capabilities/alerta/server/index.ts';
import { findDestino, mover, podeIrPara } from '#capabilities/encaminhamento/server/index.ts';
import { Acao, SISTEMA } from '#capabilities/manifestacao/domain/historico.ts';
import { comOrgao, Situacao } from '#capabilities/manifestacao/domain/situacao.ts';
import { closeTramitacoes, type NoAto } from '#capabilities/manifestacao/server/index.ts';
import { findOuvidoriaQueMonitora } from '#capabilities/orgao/server/index.ts';
import type { Platform } from '#server/platform.ts';
import { emOrdem } from '../domain/destino.ts';
import { avisarQuemRecebe } from './adiante/avisar-quem-recebe.ts';
import { listAcima, listAdministradores, listOndeEsteve } from './impedimento-repository.ts';

const TEXTO_AO_DESTINO =
  'No órgão em que a manifestação estava, ninguém pode tratá-la: quem a trataria está impedido. Por isso ela veio para cá.';
const TEXTO_A_QUEM_MONITORA =
  'No órgão em que a manifestação estava, ninguém pode tratá-la: quem a trataria está impedido, e a plataforma não tem órgão acima dele. Por isso ela veio para o órgão que acompanha a plataforma: responda, ou encaminhe a quem pode apurar.';
const TEXTO_A_QUEM_REGISTROU =
  'No órgão em que a sua manifestação estava, ninguém pode tratá-la sem conflito de interesse. Por isso ela foi para o órgão acima dele. O prazo é o mesmo.';
const SEM_ORGAO_ACIMA =
  'No órgão em que a sua manifestação estava, ninguém pode tratá-la sem conflito de interesse, e a plataforma não tem órgão acima dele. Por isso ela foi para o órgão que acompanha a plataforma, que responde ou a envia a quem pode apurar. O prazo é o mesmo.';

/** Open and with the office: what has ended, or waits for the person, moves when somebody has to handle it again. */
const precisaDeQuemTrate = ({ row }: NoAto['caso']): boolean =>
  comOrgao.some((situacao) => situacao === row.id_situacao);

/**
 * Where impedimentos leave nobody to handle a case, it goes to the office above in the directory, else to the controlling
 * body, else to the one that watches over the platform (Lei 9.784/1999, art. 21). Null where there is none: the administradores are told, because the case must not be lost.
 */
export const seguirAdiante = async (platform: Platform, noAto: NoAto) => {
  const { tx, caso, agora } = noAto;
  if (!precisaDeQuemTrate(caso)) return null;
  const { id, id_ouvidoria } = caso.row;
  const jaEstiveram = new Set([...(await listOndeEsteve(tx, id)), id_ouvidoria]);
  const acima = await listAcima(tx, id_ouvidoria);
  const idQueMonitora = await findOuvidoriaQueMonitora(tx);
  for (const idAcima of emOrdem(acima, idQueMonitora, jaEstiveram)) {
    const isAcima = acima.some(({ idOuvidoria }) => idOuvidoria === idAcima);
    const destino = await findDestino(tx, idAcima);
    if (!destino || !(await podeIrPara(platform, noAto, destino)).verdict.allowed) continue;
    const { mudancas, ...movida } = await mover(noAto, {
      destino,
      textoDestinatario: isAcima ? TEXTO_AO_DESTINO : TEXTO_A_QUEM_MONITORA,
      textoSolicitante: isAcima ? TEXTO_A_QUEM_REGISTROU : SEM_ORGAO_ACIMA,
      id_responsavel: null,
      responsavel: SISTEMA,
    });
    await closeTramitacoes(tx, id, agora);
    const aosQueRecebem = await avisarQuemRecebe(platform, noAto, idAcima);
    return {
      ...movida,
      avisos: [...movida.avisos, ...aosQueRecebem],
      acao: Acao.encaminhamento,
      mudancas: { ...mudancas, id_situacao: Situacao.encaminhada },
    };
  }
  await alertar(tx, {
    tipo: 'sem-quem-trate',
    // No administrador is told of a denúncia: only of the office that needs somebody.
    idManifestacao: id,
    ...(caso.cofre && { idOuvidoria: id_ouvidoria }),
    chave: `sem-quem-trate:${id}`,
    agora,
    para: await listAdministradores(tx, agora),
  });
  return null;
};
