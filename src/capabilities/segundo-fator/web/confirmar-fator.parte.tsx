import './segundo-fator.css';
import { loadUsuario } from '#shell/session/session.ts';
import { Button } from '#shell/ui/button.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { BotaoEnviar } from '#shell/ui/form/formulario.tsx';
import { LinkButton } from '#shell/ui/link-button.tsx';
import { TituloFocado } from '#shell/ui/titulo-focado.tsx';
import type { EstadoDoFator } from '../contract.ts';
import { Confirmar, useConfirmar } from './confirmar.tsx';
import { useEstadoDoFator } from './use-estado.ts';

declare module '#shell/partes.ts' {
  interface Partes {
    /** The step of the sign-in for whoever has a second factor. */
    'confirmar-fator': object;
  }
}

function Passo({ estado }: { readonly estado: EstadoDoFator }) {
  const confirmacao = useConfirmar(async () => {
    await loadUsuario();
  });
  return (
    <Confirmar estado={estado} confirmacao={confirmacao}>
      <div className="ui-actions">
        <BotaoEnviar>Entrar</BotaoEnviar>
        <LinkButton to="/logout" variant="secondary">
          Sair
        </LinkButton>
      </div>
      <p className="ui-muted fator-perdido">
        Perdeu o celular, a chave e os códigos? Peça ao gestor do seu órgão ou a quem administra a plataforma
        que redefina o seu segundo fator.
      </p>
    </Confirmar>
  );
}

export default function ConfirmarFator() {
  const { estado, erro, reler } = useEstadoDoFator();
  return (
    <section className="entrada-passo">
      <TituloFocado>Confirme que é você</TituloFocado>
      <p>Falta só o segundo fator da sua conta.</p>
      {estado && <Passo estado={estado} />}
      {!estado && !erro && <Skeleton lines={4} label="Carregando…" />}
      {erro && (
        <>
          <Message type="danger">{erro}</Message>
          <Button variant="primary" onClick={reler}>
            Tentar de novo
          </Button>
        </>
      )}
    </section>
  );
}
