import { useEffect, useRef } from 'react';
import { LinkButton } from '#shell/ui/link-button.tsx';

/** Shown after the account is deleted: what was done, and what the person can still do. */
export function Despedida() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="conta">
      <h2 ref={heading} tabIndex={-1}>
        Sua conta foi excluída
      </h2>
      <p>
        Seus dados de cadastro e seus rascunhos foram apagados, e você saiu da plataforma em todos os
        aparelhos. Se você entrava pelo gov.br, sua conta gov.br continua como estava.
      </p>
      <p>
        O que você já tinha registrado segue em tratamento. Acompanhe com o protocolo e o código de acesso. Se
        um dia quiser voltar, crie outra conta: ela começa vazia.
      </p>
      <p>Obrigado por ter participado.</p>
      <div className="ui-actions">
        <LinkButton to="/" variant="primary">
          Ir para o início
        </LinkButton>
        <LinkButton to="/manifestacao/consultar" variant="secondary">
          Consultar um protocolo
        </LinkButton>
      </div>
    </section>
  );
}
