import { CampoSenha } from '#shell/ui/form/campos.tsx';

interface CamposNovaSenhaProps {
  /** The account's login, for the browser's password manager. */
  readonly login: string;
}

export function CamposNovaSenha({ login }: CamposNovaSenhaProps) {
  return (
    <>
      <input type="text" name="username" autoComplete="username" value={login} readOnly hidden />
      <CampoSenha
        name="novaSenha"
        label="Nova senha"
        help="Pelo menos 8 caracteres. Uma frase curta funciona bem."
        autoComplete="new-password"
        required
      />
      <CampoSenha
        name="confirmacaoNovaSenha"
        label="Confirmação da nova senha"
        autoComplete="new-password"
        required
      />
    </>
  );
}
