import type { CasoEscolhido } from './casos.ts';
import { isComunicacao } from './tipos-dos-casos.ts';

/** How the person who filed learns of an act: by e-mail, where they left one; people served at the desk may have none. */
export const avisoAPessoa = (casos: readonly Pick<CasoEscolhido, 'tipo'>[]): string => {
  const comunicacoes = casos.filter(isComunicacao).length;
  if (comunicacoes === 0) return 'Quem registrou recebe um e-mail, se informou um.';
  const semEmail =
    'só fica sabendo se voltar com o protocolo e o código de acesso, porque não há e-mail para avisar.';
  return comunicacoes === casos.length
    ? `Quem fez a comunicação anônima ${semEmail}`
    : `Quem se identificou recebe um e-mail, se informou um; quem fez comunicação anônima ${semEmail}`;
};
