import { guardarPalavras } from '#capabilities/manifestacao/server/index.ts';
import { semIdentidade } from '../domain/abertura-errors.ts';
import { abrirIdentidadeAprovada as ato } from '../domain/abrir-identidade-aprovada.ato.ts';
import { updateAbertura } from './abertura-repository.ts';
import { avisarAbertura } from './avisar-abertura.ts';
import { fazNaAbertura } from './faz-na-abertura.ts';
import { readManifestante } from './manifestante-presenter.ts';

/** Once: to look again, one asks again. */
export const abrirIdentidadeAprovada = fazNaAbertura(ato, async ({ platform, tx, caso, agora, abertura }) => {
  const manifestante = caso.isPreservada ? null : caso.manifestante();
  if (!manifestante) throw semIdentidade();
  await updateAbertura(tx, abertura.id, { aberta_em: agora });
  await avisarAbertura(
    platform,
    { tx, caso, agora },
    { tipo: 'identidade-aberta', idAbertura: abertura.id, idUsuario: abertura.id_usuario },
  );
  const motivo = caso.readTexto({ texto: abertura.motivo, texto_cifrado: abertura.motivo_cifrado });
  return {
    informacoes: `A equipe do órgão abriu os dados de quem registrou, com a aprovação de ${abertura.decisor}.`,
    detalhes: { idAbertura: abertura.id, ...guardarPalavras(caso.cofre, 'justificativa', motivo) },
    resultado: await readManifestante(tx, manifestante),
  };
});
