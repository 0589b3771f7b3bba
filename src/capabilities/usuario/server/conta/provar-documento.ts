import { donoDe } from '#server/crypto/dono.ts';
import { posseDe } from '../../domain/posse-policy.ts';
import { listGestores } from '../gestao/perfis-repository.ts';
import { insertHistorico } from '../meus-dados/historico-repository.ts';
import { type UsuarioRow, updateUsuario } from '../usuario-repository.ts';
import { enviarMensagem } from './enviar-link.ts';
import { readOQueAContaTem } from './posse-repository.ts';
import { tomarPosse, type Vinculo } from './tomar-posse.ts';

type Provados = Parameters<typeof tomarPosse>[2];

const TITULO = 'O documento da sua conta foi retirado';

const avisarDono = async ({ platform, trx }: Vinculo, { id, nome, email }: UsuarioRow): Promise<void> => {
  if (email === null) return;
  await enviarMensagem(platform, trx, { id, email }, 'usuario.documento-retirado', {
    assunto: TITULO,
    titulo: TITULO,
    paragrafos: [
      `Olá, ${nome}.`,
      'Outra pessoa comprovou pelo gov.br que é dela o documento digitado na sua conta. Como você nunca o comprovou, ele saiu da sua conta; o resto dela continua como estava, e quem o comprovou não vê nada dela.',
      'Na próxima entrada informe o seu documento. Se quem entrou pelo gov.br foi você, isso criou outra conta: para trabalhar com ela, peça ao órgão um novo convite.',
    ],
  });
};

/** Without what the account filed, if it did: the office learns only that a document of its staff was not theirs. */
const avisarGestoresDe = async (
  { platform, trx, agora }: Vinculo,
  { id, nome }: UsuarioRow,
  orgaos: readonly number[],
): Promise<void> => {
  const titulo = 'O CPF de uma pessoa da equipe não era comprovado e foi retirado';
  const gestores = new Map<number, string>();
  for (const idOuvidoria of orgaos)
    for (const gestor of await listGestores(trx, idOuvidoria, agora)) gestores.set(gestor.id, gestor.email);
  gestores.delete(id);
  for (const [idGestor, email] of gestores)
    await enviarMensagem(platform, trx, { id: idGestor, email }, 'usuario.documento-retirado', {
      assunto: titulo,
      titulo,
      paragrafos: [
        `${nome} trabalha no seu órgão com um CPF que apenas digitou. Outra conta o comprovou pelo gov.br, e ele foi retirado.`,
        'Confira com a pessoa quem ela é. Até informar outro documento, ela não continua o trabalho.',
      ],
    });
};

/** The document goes back to who proved it; an invitation keeps it as what it is, the CPF of who is invited. */
const retirarDocumento = async (
  vinculo: Vinculo,
  conta: UsuarioRow,
  orgaos: readonly number[],
): Promise<void> => {
  const { trx, agora } = vinculo;
  const isConvite = conta.ativado_em === null && conta.senha_hash === null;
  await updateUsuario(trx, conta.id, {
    numero_documento: null,
    ...(isConvite && { cpf_do_convite: conta.numero_documento }),
  });
  if (isConvite) return;
  await insertHistorico(trx, {
    idUsuario: conta.id,
    acao: 'Documento retirado',
    idResponsavel: null,
    ocorridoEm: agora,
  });
  await avisarDono(vinculo, conta);
  await avisarGestoresDe(vinculo, conta, orgaos);
};

const comprovar = async (
  { trx, agora }: Vinculo,
  conta: UsuarioRow,
  dados: Provados,
): Promise<UsuarioRow> => {
  await insertHistorico(trx, {
    idUsuario: conta.id,
    acao: 'Vínculo com o gov.br',
    idResponsavel: conta.id,
    ocorridoEm: agora,
  });
  const { nome, confiabilidade } = dados;
  return updateUsuario(trx, conta.id, {
    nome,
    ...(confiabilidade !== undefined && { confiabilidade }),
    documento_provado_em: agora,
  });
};

/** The account of whoever proved its typed document; null: it stays with who uses it, without the document. */
export const provarDocumento = async (
  vinculo: Vinculo,
  conta: UsuarioRow,
  dados: Provados,
): Promise<UsuarioRow | null> => {
  const tem = await readOQueAContaTem(vinculo.trx, donoDe(vinculo.platform, conta.id));
  const posse = posseDe({ ...tem, isDonoNaSessao: vinculo.donoNaSessao === conta.id });
  if (posse === 'comprovar') return comprovar(vinculo, conta, dados);
  if (posse === 'tomar') return tomarPosse(vinculo, conta, dados);
  await retirarDocumento(vinculo, conta, tem.orgaos);
  return null;
};
