import { useState } from 'react';
import { Link } from 'react-router';
import { useInstalacao } from '#shell/instalacao.ts';
import { Button } from '#shell/ui/button.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { textoDoErro } from '#shell/ui/form/use-envio.ts';
import { api, useRelerCadastro } from './cadastro-queries.ts';

interface Props {
  readonly email: string;
  readonly atual: string | null;
}

type Resultado = { readonly tipo: 'reenviado' } | { readonly tipo: 'erro'; readonly texto: string };

/** The old address stays in use until the new one is confirmed, and the person sees both. */
export function EmailPendente({ email, atual }: Props) {
  const reler = useRelerCadastro();
  const { isProducao } = useInstalacao();
  const [fazendo, setFazendo] = useState<'reenviar' | 'cancelar' | null>(null);
  const [resultado, setResultado] = useState<Resultado | null>(null);
  const fazer = async (ato: 'reenviar' | 'cancelar') => {
    setFazendo(ato);
    setResultado(null);
    try {
      if (ato === 'reenviar') {
        await api('POST /app-web/v1/usuarios/email-pendente/reenviar', undefined, { errors: 'silent' });
        setResultado({ tipo: 'reenviado' });
      } else {
        await api('DELETE /app-web/v1/usuarios/email-pendente', undefined, { errors: 'silent' });
        await reler();
      }
    } catch (error) {
      setResultado({ tipo: 'erro', texto: textoDoErro(error) });
    } finally {
      setFazendo(null);
    }
  };
  return (
    <div className="cadastro-pendente">
      <Message type="warning" title="Falta confirmar seu novo e-mail." still>
        Enviamos um link para <strong>{email}</strong>. Até você abrir o link,{' '}
        {atual ? `continuamos usando ${atual}.` : 'sua conta fica sem e-mail.'} O link vale por 3 dias.
        {!isProducao && (
          <>
            {' '}
            Neste ambiente os e-mails ficam na <Link to="/caixa-de-saida">caixa de saída</Link>.
          </>
        )}
      </Message>
      {resultado?.tipo === 'reenviado' && (
        <Message type="success" title="Link enviado de novo.">
          Use o mais recente: o anterior deixou de valer.
        </Message>
      )}
      {resultado?.tipo === 'erro' && (
        <Message type="danger" title="Não foi possível concluir.">
          {resultado.texto}
        </Message>
      )}
      <div className="ui-actions">
        <Button variant="secondary" loading={fazendo === 'reenviar'} onClick={() => fazer('reenviar')}>
          Reenviar link
        </Button>
        <Button variant="tertiary" loading={fazendo === 'cancelar'} onClick={() => fazer('cancelar')}>
          Cancelar troca de e-mail
        </Button>
      </div>
    </div>
  );
}
