import { deOrgao } from '#kernel/artigo-do-orgao.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import type { Db } from '#server/db/database.ts';
import { renderEmail } from '#server/mail/layout.ts';
import { sendEmail } from '#server/mail/mail.ts';
import { origemPublica } from '#server/origem-publica.ts';
import type { Platform } from '#server/platform.ts';
import type { DadosDaUnidade } from '../../domain/unidade.ts';
import { findOuvidoriaQueMonitora } from '../ouvidoria-que-monitora-repository.ts';
import { listGestoresDoOrgao } from './email-pendente-repository.ts';
import type { OrgaoInteiro } from './gerenciar-repository.ts';

/** The other gestores of the office or, if there is none, those of the controlling body. */
const quemMaisSabe = async (
  { clock }: Platform,
  trx: Db,
  { idUsuario }: UsuarioAtual,
  { id }: Pick<OrgaoInteiro, 'id'>,
) => {
  const outrosDe = async (idOuvidoria: number) =>
    (await listGestoresDoOrgao(trx, idOuvidoria, clock.now())).filter((gestor) => gestor.id !== idUsuario);
  const daqui = await outrosDe(id);
  if (daqui.length > 0) return daqui;
  const deCima = await findOuvidoriaQueMonitora(trx);
  return deCima === null ? [] : outrosDe(deCima);
};

/** Who comes to read what is sent to an area is known to more than one gestor. Without names: the page has them. */
export const avisarDaUnidade = async (
  platform: Platform,
  trx: Db,
  usuario: UsuarioAtual,
  orgao: Pick<OrgaoInteiro, 'id' | 'sigla' | 'nome'>,
  { sigla }: Pick<DadosDaUnidade, 'sigla'>,
): Promise<void> => {
  const { config } = platform;
  const escrito = renderEmail(
    {
      titulo: 'Mudou quem recebe o que é enviado a uma unidade',
      paragrafos: [
        `A unidade ${sigla} ${deOrgao(orgao)} – ${orgao.nome} tem uma pessoa nova ou outro e-mail: recebem os pedidos de contribuição enviados a ela, também os de denúncias.`,
        'Se você não esperava isso, confira com quem fez a mudança, que está na auditoria do órgão.',
      ],
      botao: {
        rotulo: 'Abrir as unidades do órgão',
        endereco: `${origemPublica(config)}/web/orgao/orgaogerenciarorgaos/${orgao.id}?aba=unidades`,
      },
    },
    config.instalacao.nome,
  );
  for (const { id, email } of await quemMaisSabe(platform, trx, usuario, orgao)) {
    if (email === null) continue;
    await sendEmail(trx, platform, {
      chave: null,
      evento: 'orgao.aviso-unidade',
      idUsuario: id,
      para: email,
      assunto: `Quem trabalha em uma unidade de ${orgao.sigla}`,
      ...escrito,
    });
  }
};
