import { useState } from 'react';
import { Button } from '#shell/ui/button.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { TituloFocado } from '#shell/ui/titulo-focado.tsx';
import { palavras, type RemedioARegistrar } from './criar-remedio.ts';
import { Resumo, type ResumoDoRecurso } from './criar-resumo.tsx';

export function NaoFoiEnviado({ erro }: { readonly erro: string | null }) {
  if (!erro) return null;
  return (
    <Message type="danger" title="Não foi enviado.">
      {erro} O que você escreveu continua aqui.
    </Message>
  );
}

interface RevisaoProps {
  readonly remedio: RemedioARegistrar;
  readonly resumo: ResumoDoRecurso;
  readonly erro: string | null;
  readonly onEnviar: () => Promise<void>;
  readonly onVoltar: () => void;
}

/** A last look before it is sent, since it cannot be changed afterwards. */
export function Revisao({ remedio, resumo, erro, onEnviar, onVoltar }: RevisaoProps) {
  const { revisar, enviar } = palavras[remedio.remedio];
  const [isEnviando, setEnviando] = useState(false);
  const confirmar = async () => {
    setEnviando(true);
    await onEnviar();
    setEnviando(false);
  };
  return (
    <section className="recurso-revisao">
      <TituloFocado>{revisar}</TituloFocado>
      <p>Depois de enviado, o texto não pode ser mudado.</p>
      <dl className="recurso-resumo">
        <div>
          <dt>Quem decide</dt>
          <dd>{[remedio.instancia?.descricao, remedio.quemDecide].filter(Boolean).join(': ')}</dd>
        </div>
      </dl>
      <Resumo {...resumo} />
      <NaoFoiEnviado erro={erro} />
      <div className="ui-actions">
        <Button variant="primary" loading={isEnviando} onClick={() => void confirmar()}>
          {enviar}
        </Button>
        <Button variant="secondary" disabled={isEnviando} onClick={onVoltar}>
          Voltar e corrigir
        </Button>
      </div>
    </section>
  );
}
