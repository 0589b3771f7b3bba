import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { createApi } from '#web/api/client.ts';
import { setUsuario } from '#web/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { CampoSenha, CampoTexto } from '#web/ui/form/campos.tsx';
import { BotaoEnviar, Formulario } from '#web/ui/form/formulario.tsx';
import { useEnvio } from '#web/ui/form/use-envio.ts';
import { useFormulario } from '#web/ui/form/use-formulario.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Message } from '#web/ui/message.tsx';
import { credenciais, type sessaoContract } from '../contract.ts';
import { EsqueciSenha } from './esqueci-senha.tsx';

const api = createApi<typeof sessaoContract>();

const formEntrada = credenciais.pick({ login: true, senha: true });

/** Local login, for accounts outside the national sign-on (S1-04). */
export function EntrarComSenha({ isAtualizacao }: { readonly isAtualizacao: boolean }) {
  const [query] = useSearchParams();
  const [isEsqueci, setEsqueci] = useState(query.get('esqueciSenha') === 'true');
  const form = useFormulario(formEntrada, { defaultValues: { login: '', senha: '' } });
  const { erro, onSubmit } = useEnvio(form, async ({ login, senha }: { login: string; senha: string }) => {
    const body = { login, senha, ...(isAtualizacao && { modoAtualizacaoCadastro: true }) };
    setUsuario(await api('POST /app-web/v1/usuarios/login', { body }, { form: true, errors: 'silent' }));
  });
  return (
    <Card title="Login e senha" headingLevel={2}>
      {erro && (
        <Message type="danger" title="Não foi possível entrar.">
          {erro}
        </Message>
      )}
      <Formulario form={form} onSubmit={onSubmit} aria-label="Entrar com login e senha">
        <CampoTexto
          name="login"
          label="Login"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <CampoSenha name="senha" label="Senha" autoComplete="current-password" required />
        <BotaoEnviar variant="secondary" block>
          Entrar
        </BotaoEnviar>
      </Formulario>
      <div className="entrada-atalhos">
        <Button onClick={() => setEsqueci(true)}>Esqueci minha senha</Button>
        <LinkButton to="/usuario/criar">Criar conta</LinkButton>
      </div>
      <EsqueciSenha
        open={isEsqueci}
        loginDigitado={form.getValues('login')}
        onClose={() => setEsqueci(false)}
      />
    </Card>
  );
}
