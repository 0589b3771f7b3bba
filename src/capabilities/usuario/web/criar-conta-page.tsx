import './conta.css';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { z } from 'zod';
import { campo } from '#kernel/validacao/campo.ts';
import { camposIguais } from '#kernel/validacao/regras.ts';
import { createApi } from '#shell/api/client.ts';
import { useInstalacao } from '#shell/instalacao.ts';
import { Message } from '#shell/ui/estado/message.tsx';
import { CampoSenha, CampoTexto } from '#shell/ui/form/campos.tsx';
import { BotaoEnviar, Formulario } from '#shell/ui/form/formulario.tsx';
import { useEnvio } from '#shell/ui/form/use-envio.ts';
import { useFormulario } from '#shell/ui/form/use-formulario.ts';
import { LinkButton } from '#shell/ui/link-button.tsx';
import { novoUsuario, type usuarioContract } from '../contract.ts';

const api = createApi<typeof usuarioContract>();

const { nome, email, telefone, login, senha } = novoUsuario.shape;
const confirmacaoSenha = campo('Confirmação da senha', z.string().min(1).max(128));

/** In the order of the screen, so that the summary lists errors in that order. */
const formConta = z
  .strictObject({ nome, email, telefone, login, senha, confirmacaoSenha })
  .check(camposIguais('senha', 'confirmacaoSenha'));

const VAZIO = { nome: '', email: '', telefone: '', login: '', senha: '', confirmacaoSenha: '' };

function ConfirmeSeuEmail({ email }: { readonly email: string }) {
  const { isProducao } = useInstalacao();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="conta">
      <h2 ref={heading} tabIndex={-1}>
        Falta só confirmar seu e-mail
      </h2>
      <Message type="success" title="Conta criada: confirme seu e-mail.">
        Enviamos um link para {email}. Ele vale por 3 dias.
      </Message>
      <p>Abra o link para começar a usar a conta. Se não chegar, confira a pasta de spam.</p>
      {!isProducao && (
        <p>
          Neste ambiente os e-mails ficam na <Link to="/caixa-de-saida">caixa de saída</Link>.
        </p>
      )}
      <div className="ui-actions">
        <LinkButton to="/login" variant="primary">
          Ir para a entrada
        </LinkButton>
      </div>
    </section>
  );
}

/** Self-registration of a citizen without gov.br; the CPF is asked for at the first sign-in. */
export default function CriarContaPage() {
  const [criadaPara, setCriadaPara] = useState<string | null>(null);
  const form = useFormulario(formConta, { defaultValues: VAZIO });
  const { erro, onSubmit } = useEnvio(form, async (dados: z.output<typeof formConta>) => {
    const { confirmacaoSenha: _, telefone, ...conta } = dados;
    const body = { ...conta, ...(telefone && { telefone }) };
    await api('POST /app-web/v1/usuarios/criar', { body }, { errors: 'silent' });
    setCriadaPara(conta.email);
  });
  if (criadaPara) return <ConfirmeSeuEmail email={criadaPara} />;
  return (
    <section className="conta">
      <h2>Seus dados</h2>
      <p>
        Tem conta gov.br? <Link to="/login">Entre com ela</Link>: não é preciso criar outra.
      </p>
      {erro && (
        <Message type="danger" title="Não foi possível criar a conta.">
          {erro}
        </Message>
      )}
      <Formulario form={form} onSubmit={onSubmit} aria-label="Criar conta">
        <CampoTexto name="nome" label="Nome" autoComplete="name" required />
        <CampoTexto
          name="email"
          label="E-mail"
          type="email"
          help="Enviaremos um link de confirmação para ele."
          autoComplete="email"
          autoCapitalize="none"
          required
        />
        <CampoTexto name="telefone" label="Telefone" type="tel" autoComplete="tel" optional />
        <CampoTexto
          name="login"
          label="Login"
          help="Com ele você entra. Letras sem acento, números, ponto, hífen ou @."
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <CampoSenha
          name="senha"
          label="Senha"
          help="Pelo menos 8 caracteres. Uma frase curta funciona bem."
          autoComplete="new-password"
          required
        />
        <CampoSenha
          name="confirmacaoSenha"
          label="Confirmação da senha"
          autoComplete="new-password"
          required
        />
        <p>
          Ao criar a conta você aceita os <Link to="/termos-de-uso">termos de uso</Link>.
        </p>
        <div className="ui-actions">
          <BotaoEnviar>Criar conta</BotaoEnviar>
          <LinkButton to="/login" variant="secondary">
            Já tenho conta
          </LinkButton>
        </div>
      </Formulario>
    </section>
  );
}
