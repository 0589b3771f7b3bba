/** What a link sent by e-mail is for. */
export type FinalidadeDoToken = 'ativar' | 'senha' | 'email' | 'convite';

const HOUR = 3_600_000;

/** How long a link works: shortly for a password, a few days to confirm an address. */
export const validadeDoToken: Readonly<Record<FinalidadeDoToken, number>> = {
  senha: HOUR,
  ativar: 72 * HOUR,
  email: 72 * HOUR,
  convite: 7 * 24 * HOUR,
};

/** Labels of the account's history, one row per act. */
export type AcaoDoUsuario =
  | 'Cadastro'
  | 'Ativação'
  | 'Entrada'
  | 'Saída'
  | 'Troca de senha'
  | 'Pedido de nova senha'
  | 'Alteração de dados'
  | 'Pedido de troca de e-mail'
  | 'Troca de e-mail'
  | 'Alteração de documento'
  | 'Troca de perfil'
  | 'Vínculo com o gov.br'
  | 'Cancelamento da troca de e-mail'
  | 'Alteração de preferências'
  | 'Encerramento das outras sessões'
  | 'Cópia dos próprios dados'
  | 'Exclusão'
  | 'Convite'
  | 'Reenvio do convite'
  | 'Perfil dado'
  | 'Perfil dado, a confirmar'
  | 'Perfil dado, a aceitar'
  | 'Perfil aceito'
  | 'Convite recusado'
  | 'Documento retirado'
  | 'Perfil confirmado'
  | 'Perfil recusado'
  | 'Validade do perfil alterada'
  | 'Perfil encerrado'
  | 'Segundo fator criado'
  | 'Segundo fator removido'
  | 'Segundo fator redefinido'
  | 'Códigos de recuperação criados'
  | 'Código de recuperação usado'
  | 'Bloqueio'
  | 'Desbloqueio';
