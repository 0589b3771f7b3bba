import { faBuilding } from '@fortawesome/free-solid-svg-icons/faBuilding.js';
import { faUser } from '@fortawesome/free-solid-svg-icons/faUser.js';
import { useSearchParams } from 'react-router';
import { Card } from '#shell/ui/card.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { ExternalLinkButton } from '#shell/ui/link-button.tsx';
import { redirectOf } from './after-login.ts';
import { erroGovbrDe } from './erros-govbr.ts';

const hrefFor = (tipoLogin: 'PF' | 'PJ', redirect: string | null, isAtualizacao: boolean): string => {
  const query = new URLSearchParams({
    ...(redirect && { redirect }),
    tipoLogin,
    ...(isAtualizacao && { modoAtualizacaoCadastro: 'true' }),
  });
  return `/api/app-web/v1/govbr/entrar?${query}`;
};

export function ErroGovbr() {
  const [query] = useSearchParams();
  const erro = erroGovbrDe(query.get('erroGovbr'));
  if (!erro) return null;
  return (
    <Message type="warning" title={erro.titulo}>
      {erro.texto}
    </Message>
  );
}

export function EntrarComGovbr({ isAtualizacao }: { readonly isAtualizacao: boolean }) {
  const [query] = useSearchParams();
  const redirect = redirectOf(query);
  return (
    <Card title="Conta gov.br" headingLevel={2}>
      <p>Use a mesma conta dos outros serviços públicos. Você não precisa criar outra senha.</p>
      <div className="entrada-botoes">
        <ExternalLinkButton
          href={hrefFor('PF', redirect, isAtualizacao)}
          variant="primary"
          size="large"
          block
          icon={faUser}
        >
          Entrar com GOV.BR
        </ExternalLinkButton>
        <ExternalLinkButton
          href={hrefFor('PJ', redirect, isAtualizacao)}
          variant="secondary"
          block
          icon={faBuilding}
        >
          Entrar como empresa (CNPJ)
        </ExternalLinkButton>
      </div>
      <p className="ui-muted">
        Para entrar como empresa, use o gov.br de uma pessoa ligada ao CNPJ. Depois você escolhe a empresa.
      </p>
    </Card>
  );
}
