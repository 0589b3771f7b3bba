import { anexarA } from '#capabilities/anexo/server/index.ts';
import {
  assinatura,
  darCiencia,
  faz,
  listSemCiencia,
  nomesDasComunicacoes,
} from '#capabilities/manifestacao/server/index.ts';
import { compareDates, localDate, toIsoDate } from '#kernel/prazo/data.ts';
import { diaGuardado } from '#kernel/prazo/dia-guardado.ts';
import { formatData } from '#kernel/texto.ts';
import { enforce } from '#kernel/verdict.ts';
import { momentoDaCiencia, podeRegistrarCiencia } from '../domain/ciencia.ts';
import { nomeDoMeio } from '../domain/meio-de-ciencia.ts';
import { registrarCiencia as ato } from '../domain/registrar-ciencia.ato.ts';
import { insertCiencia } from './ciencia-repository.ts';

/**
 * When and how the person was told (Lei 9.784/1999, art. 26 §3). It counts for everything done until that day which they
 * did not know of; their windows run from it.
 */
export const registrarCiencia = faz(ato, async (noAto, { dia: escrito, meio, observacao, anexos }) => {
  const { platform, tx, caso, agora, quem } = noAto;
  const { row } = caso;
  const hoje = localDate(agora.getTime());
  const dia = escrito === undefined ? hoje : diaGuardado(escrito);
  const esperam = await listSemCiencia(tx, row.id);
  const desde = esperam[0]?.feita_em ?? row.registrada_em;
  enforce(podeRegistrarCiencia(dia, localDate(desde.getTime()), hoje));
  const sabidas = esperam.filter(({ feita_em }) => compareDates(localDate(feita_em.getTime()), dia) <= 0);
  const guardada = observacao ? caso.guardarTexto(observacao) : { texto: null, texto_cifrado: null };
  const idCiencia = await insertCiencia(tx, {
    id_manifestacao: row.id,
    meio,
    dia: toIsoDate(dia),
    observacao: guardada.texto,
    observacao_cifrada: guardada.texto_cifrado,
    ...assinatura(quem, caso),
    registrada_em: agora,
  });
  await anexarA(platform, tx, {
    enviados: anexos,
    idManifestacao: row.id,
    cofre: caso.cofre,
    vinculo: { idCiencia },
  });
  const ultima = sabidas.at(-1)?.feita_em ?? desde;
  const em = new Date(momentoDaCiencia(dia, ultima.getTime(), agora.getTime()));
  const ultimosDias = await darCiencia(tx, caso, sabidas, { em, idCiencia });
  const doQue = sabidas.length > 0 ? ` Soube: ${nomesDasComunicacoes(sabidas, ultimosDias)}.` : '';
  return {
    informacoes: `Quem registrou foi avisado em ${formatData(dia)} (${nomeDoMeio[meio]}).${doQue}`,
    detalhes: { idCiencia },
    resultado: undefined,
  };
});
