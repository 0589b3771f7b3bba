import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { createApi } from '#shell/api/client.ts';
import { AndamentoDaProva } from '#shell/prova-de-trabalho/andamento-da-prova.tsx';
import { comProva, type Prova } from '#shell/prova-de-trabalho/com-prova.ts';
import { setUsuario } from '#shell/session/session.ts';
import { Button } from '#shell/ui/button.tsx';
import { Card } from '#shell/ui/card.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { CampoSenha, CampoTexto } from '#shell/ui/form/campos.tsx';
import { BotaoEnviar, Formulario } from '#shell/ui/form/formulario.tsx';
import { useEnvio } from '#shell/ui/form/use-envio.ts';
import { useFormulario } from '#shell/ui/form/use-formulario.ts';
import { LinkButton } from '#shell/ui/link-button.tsx';
import { credenciais, type sessaoContract } from '../contract.ts';
import { EsqueciSenha } from './esqueci-senha.tsx';

const api = createApi<typeof sessaoContract>();

const formEntrada = credenciais.pick({ login: true, senha: true });

/** Local login, for accounts outside the national sign-on (S1-04). */
export function EntrarComSenha({ isAtualizacao }: { readonly isAtualizacao: boolean }) {
  const [query] = useSearchParams();
  const [isEsqueci, setEsqueci] = useState(query.get('esqueciSenha') === 'true');
  const [andamento, setAndamento] = useState<number | null>(null);
  const form = useFormulario(formEntrada, { defaultValues: { login: '', senha: '' } });
  const { erro, onSubmit } = useEnvio(form, async ({ login, senha }: { login: string; senha: string }) => {
    const body = { login, senha, ...(isAtualizacao && { modoAtualizacaoCadastro: true }) };
    // While strangers make the account wait, the answer brings a puzzle that leads past them.
    const mandar = ({ desafio, solucao }: Prova) =>
      api(
        'POST /app-web/v1/usuarios/login',
        { body: { ...body, ...(desafio && { desafio, solucao }) } },
        { form: true, errors: 'silent' },
      );
    setUsuario(await comProva(mandar, { onAndamento: setAndamento }).finally(() => setAndamento(null)));
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
        {andamento !== null && <AndamentoDaProva parte={andamento} />}
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
