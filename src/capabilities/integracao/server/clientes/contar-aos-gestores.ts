import { alertar } from '#capabilities/alerta/server/index.ts';
import { listGestores } from '#capabilities/usuario/server/index.ts';
import type { Db } from '#server/db/database.ts';
import { renderEmail } from '#server/mail/layout.ts';
import { sendEmail } from '#server/mail/mail.ts';
import { origemPublica } from '#server/origem-publica.ts';
import type { Platform } from '#server/platform.ts';
import { descricaoDoEscopo, type Escopo } from '../../domain/escopos.ts';
import { diaEHora } from '../../domain/formato.ts';
import type { ClienteRow } from './clientes-repository.ts';

type Fato =
  | { readonly fato: 'escopos'; readonly de: readonly Escopo[]; readonly para: readonly Escopo[] }
  | { readonly fato: 'segredo'; readonly ate: Date | null }
  | { readonly fato: 'segredo-encerrado' }
  | { readonly fato: 'senha' };

const nomes = (quais: readonly Escopo[]): string =>
  quais.map((escopo) => descricaoDoEscopo[escopo].nome).join(', ');

const mudancaDosEscopos = (de: readonly Escopo[], para: readonly Escopo[]): string => {
  const dados = para.filter((escopo) => !de.includes(escopo));
  const tirados = de.filter((escopo) => !para.includes(escopo));
  return [
    dados.length > 0 && `Passou a poder usar: ${nomes(dados)}.`,
    tirados.length > 0 && `Deixou de poder usar: ${nomes(tirados)}.`,
  ]
    .filter(Boolean)
    .join(' ');
};

const oQueMudou = (fato: Fato): string => {
  if (fato.fato === 'escopos') return mudancaDosEscopos(fato.de, fato.para);
  if (fato.fato === 'senha') return 'A senha da conta do sistema foi trocada.';
  if (fato.fato === 'segredo-encerrado') return 'O segredo anterior, que ainda valia, foi encerrado.';
  return fato.ate
    ? `O segredo foi trocado. O anterior ainda vale até ${diaEHora(fato.ate)}, no horário de Brasília.`
    : 'O segredo foi trocado, e o anterior deixou de valer.';
};

/**
 * A program reads what its office receives: every gestor of it learns what an administrador changes of its keys and of what
 * it may do, by the bell and by mail, in the transaction of the change (Decreto 10.153/2019, art. 6).
 */
export const contarAosGestores = async (
  platform: Platform,
  tx: Db,
  { id, nome, sigla, id_ouvidoria: idOuvidoria, versao }: ClienteRow,
  fato: Fato,
): Promise<void> => {
  const { config, clock } = platform;
  const agora = clock.now();
  const gestores = await listGestores(tx, idOuvidoria, agora);
  const chave = `sistema-mudou:${id}:${versao}`;
  const para = gestores.map((gestor) => gestor.id);
  await alertar(tx, { tipo: 'sistema-mudou', idOuvidoria, chave, agora, para });
  const escrito = renderEmail(
    {
      titulo: 'Um sistema do seu órgão mudou',
      paragrafos: [
        `Quem administra a plataforma mudou o sistema “${nome}”, que usa a integração em nome de ${sigla}. ${oQueMudou(fato)}`,
        'Se você não esperava por isso, fale com quem administra a plataforma. O que o sistema chama, e quando, está na página das chamadas.',
      ],
      botao: {
        rotulo: 'Ver as chamadas do sistema',
        endereco: `${origemPublica(config)}/web/configuracoes/integracao/chamadas?idCliente=${id}`,
      },
    },
    config.instalacao.nome,
  );
  for (const gestor of gestores) {
    if (gestor.email === null) continue;
    await sendEmail(tx, platform, {
      chave: `${chave}:${gestor.id}`,
      evento: 'integracao.sistema-mudou',
      idUsuario: gestor.id,
      para: gestor.email,
      assunto: `O sistema “${nome}” mudou`,
      ...escrito,
    });
  }
};
