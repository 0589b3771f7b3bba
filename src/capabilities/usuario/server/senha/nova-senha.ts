import { invalid } from '#kernel/errors.ts';
import { hashPassword } from '#server/crypto/password.ts';
import { isSenhaConhecida } from '../../domain/senha.ts';

const FRASE =
  'Esta senha está em listas de senhas vazadas ou muito usadas, que são as primeiras a ser tentadas. Escolha outra.';

let conhecidas: Promise<ReadonlySet<string>> | undefined;

/** Some 93,000 lines of a maintained package, read when the first password is set; nothing is asked of the network. */
const lerConhecidas = async (): Promise<ReadonlySet<string>> => {
  const [{ dictionary: comum }, { dictionary: brasil }] = await Promise.all([
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-pt-br'),
  ]);
  return new Set(
    [
      comum['passwords-common'],
      brasil['commonWords-pt-br'],
      brasil['wikipedia-pt-br'],
      brasil['firstnames-pt-br'],
      brasil['lastnames-pt-br'],
    ].flatMap((lista) => lista.map((palavra) => String(palavra).toLowerCase())),
  );
};

/** The hash of a password that somebody chose; one that everybody tries first is refused beside its field. */
export const hashDaNovaSenha = async (senha: string, campo: string): Promise<string> => {
  conhecidas ??= lerConhecidas();
  if (isSenhaConhecida(senha, await conhecidas))
    throw invalid('usuario.senha-conhecida', FRASE, { campos: { [campo]: FRASE } });
  return hashPassword(senha);
};
