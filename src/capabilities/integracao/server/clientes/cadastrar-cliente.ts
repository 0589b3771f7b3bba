import { auditar } from '#capabilities/auditoria/server/index.ts';
import { avisarGestores, deveEsperar, insertPerfil } from '#capabilities/usuario/server/index.ts';
import { TipoPessoa } from '#kernel/numeros/documento.ts';
import { descricaoPerfil } from '#kernel/perfil.ts';
import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import { hashPassword } from '#server/crypto/password.ts';
import { hashSecret } from '#server/crypto/secret.ts';
import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import type { Credenciais, NovoCliente } from '../../domain/cliente.ts';
import { orgaoInativo } from '../../domain/integracao-errors.ts';
import { findOuvidoriaAtiva, insertCliente, insertConta, nextIdCliente } from './clientes-repository.ts';
import { conferirEscopos } from './mudar-cliente.ts';
import { novaSenha, novoSegredo } from './novo-segredo.ts';

/** Decreto 10.153/2019, art. 6: a program reads what its office receives, so its profile waits for a gestor as a person's does. */
const darPerfil = async (
  platform: Platform,
  tx: Db,
  quem: UsuarioAtual,
  {
    idUsuario,
    ouvidoria,
    idPerfil,
  }: {
    readonly idUsuario: number;
    readonly ouvidoria: { readonly id: number; readonly sigla: string; readonly nome: string };
    readonly idPerfil: NovoCliente['idPerfil'];
  },
): Promise<void> => {
  const espera = await deveEsperar(tx, quem, { idOuvidoria: ouvidoria.id, idPerfil });
  const dado = await insertPerfil(tx, {
    idUsuario,
    idOuvidoria: ouvidoria.id,
    idPerfil,
    validade: null,
    agora: platform.clock.now(),
    dadoPor: quem.idUsuario,
    espera,
  });
  if (!dado) throw new Error('A new account already has the profile');
  await avisarGestores(platform, tx, quem, {
    idPerfilDado: dado.id,
    idUsuario,
    ouvidoria,
    idPerfil,
    fato: espera ? 'a-confirmar' : 'dado',
  });
};

/** Each client gets a system account, which the history names; no screen accepts it. */
export const cadastrarCliente = async (
  platform: Platform,
  quem: UsuarioAtual,
  { nome, idOuvidoria, idPerfil, limitePorMinuto, escopos }: NovoCliente,
): Promise<Credenciais> => {
  const { db, clock } = platform;
  conferirEscopos(escopos, idPerfil, []);
  const segredo = novoSegredo();
  const senha = novaSenha();
  const senha_hash = await hashPassword(senha);
  const agora = clock.now();
  return db.transaction().execute(async (tx) => {
    const ouvidoria = await findOuvidoriaAtiva(tx, idOuvidoria);
    if (!ouvidoria) throw orgaoInativo();
    const id = await nextIdCliente(tx);
    const login = `integracao.${id}`;
    const idUsuario = await insertConta(tx, {
      login,
      nome,
      id_tipo_pessoa: TipoPessoa.fisica,
      senha_hash,
      e_sistema: true,
      ativado_em: agora,
      criado_em: agora,
    });
    await darPerfil(platform, tx, quem, { idUsuario, ouvidoria, idPerfil });
    await insertCliente(tx, {
      id,
      nome,
      id_usuario: idUsuario,
      id_ouvidoria: idOuvidoria,
      segredo_hash: hashSecret(segredo),
      segredo_em: agora,
      limite_por_minuto: limitePorMinuto,
      escopos,
      criado_em: agora,
    });
    await auditar(tx, clock, quem, {
      area: 'integracao',
      acao: 'Cadastro de cliente de integração',
      alvo: nome,
      idAlvo: id,
      idOuvidoria,
      depois: { nome, perfil: descricaoPerfil[idPerfil], limitePorMinuto, escopos: escopos.join(', ') },
    });
    return { idCliente: id, login, segredo, senha };
  });
};
