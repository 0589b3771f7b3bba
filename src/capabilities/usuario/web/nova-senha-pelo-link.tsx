import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { createApi, createReader } from '#shell/api/client.ts';
import { ApiError } from '#shell/api/errors.ts';
import { Button } from '#shell/ui/button.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { BotaoEnviar, Formulario } from '#shell/ui/form/formulario.tsx';
import { textoDoErro, useEnvio } from '#shell/ui/form/use-envio.ts';
import { useFormulario } from '#shell/ui/form/use-formulario.ts';
import { LinkButton } from '#shell/ui/link-button.tsx';
import type { usuarioContract } from '../contract.ts';
import { novaSenhaConfirmada } from '../domain/senha.ts';
import { CamposNovaSenha } from './campos-nova-senha.tsx';
import { LinkInvalido } from './link-invalido.tsx';

const api = createApi<typeof usuarioContract>();
const read = createReader<typeof usuarioContract>();

interface Dono {
  readonly idUsuario: number;
  readonly login: string;
}

function Criada() {
  return (
    <section>
      <h2>Tudo certo</h2>
      <Message type="success" title="Senha criada.">
        Entre com a nova senha. Por segurança, encerramos as sessões que estavam abertas.
      </Message>
      <div className="ui-actions">
        <LinkButton to="/login" variant="primary">
          Entrar
        </LinkButton>
      </div>
    </section>
  );
}

function CriarSenha({ url, dono }: { readonly url: string; readonly dono: Dono }) {
  const [isCriada, setCriada] = useState(false);
  const form = useFormulario(novaSenhaConfirmada, {
    defaultValues: { novaSenha: '', confirmacaoNovaSenha: '' },
  });
  const { erro, onSubmit } = useEnvio(
    form,
    async (body: { novaSenha: string; confirmacaoNovaSenha: string }) => {
      const query = { idUsuario: dono.idUsuario, urlEsqueciSenha: url };
      await api('POST /app-web/v1/usuario/troca-senha', { query, body }, { errors: 'silent' });
      setCriada(true);
    },
  );
  if (isCriada) return <Criada />;
  return (
    <section className="conta">
      <h2>Crie uma nova senha</h2>
      <p>
        Conta: <strong>{dono.login}</strong>
      </p>
      {erro && (
        <Message type="danger" title="Não foi possível salvar.">
          {erro}
        </Message>
      )}
      <Formulario form={form} onSubmit={onSubmit} aria-label="Criar nova senha">
        <CamposNovaSenha login={dono.login} />
        <div className="ui-actions">
          <BotaoEnviar>Salvar nova senha</BotaoEnviar>
        </div>
      </Formulario>
    </section>
  );
}

/** First finds out whose link it is and whether it still works; an expired one shows no form. */
export function NovaSenhaPeloLink({ url }: { readonly url: string }) {
  const dono = useQuery({
    queryKey: ['usuario', 'link-de-senha', url],
    queryFn: () => read('GET /app-web/v1/usuario', { query: { url } }),
    retry: false,
    staleTime: 0,
  });
  if (dono.isPending) return <Skeleton lines={4} label="Conferindo o link…" />;
  if (dono.isSuccess) return <CriarSenha url={url} dono={dono.data} />;
  const isRefused = dono.error instanceof ApiError && dono.error.status < 500;
  return (
    <LinkInvalido titulo="Não foi possível abrir este link" motivo={textoDoErro(dono.error)}>
      {!isRefused && (
        <Button variant="primary" loading={dono.isFetching} onClick={() => dono.refetch()}>
          Tentar de novo
        </Button>
      )}
      <LinkButton to="/login?esqueciSenha=true" variant={isRefused ? 'primary' : 'secondary'}>
        Receber um novo link
      </LinkButton>
      <LinkButton to="/login">Entrar</LinkButton>
    </LinkInvalido>
  );
}
