import { useState } from 'react';
import { formatMomento } from '#shell/formato.ts';
import { useUsuario } from '#shell/session/session.ts';
import { Button } from '#shell/ui/button.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { Tag } from '#shell/ui/estado/tag.tsx';
import { textoDoErro } from '#shell/ui/form/use-envio.ts';
import { LinkButton } from '#shell/ui/link-button.tsx';
import type { SessaoAberta } from '../../domain/cadastro.ts';
import { api, useSessoes } from './cadastro-queries.ts';
import { Secao } from './secao.tsx';

function Sessao({ sessao }: { readonly sessao: SessaoAberta }) {
  return (
    <li>
      <p>
        <strong>{sessao.peloGovbr ? 'Entrada pelo gov.br' : 'Entrada com senha'}</strong>{' '}
        {sessao.isAtual && <Tag tone="success">Esta sessão</Tag>}
      </p>
      <p className="ui-muted">
        Começou em {formatMomento(sessao.iniciadaEm)}. Último uso em {formatMomento(sessao.ultimaAtividadeEm)}
        .
      </p>
    </li>
  );
}

function Sessoes() {
  const { data, isPending, isError, refetch } = useSessoes();
  const [isEncerrando, setEncerrando] = useState(false);
  const [erro, setErro] = useState<string | null>(null);
  const [foramEncerradas, setEncerradas] = useState(false);
  const encerrar = async () => {
    setEncerrando(true);
    setErro(null);
    try {
      await api('DELETE /app-web/v1/usuarios/sessoes/outras', undefined, { errors: 'silent' });
      setEncerradas(true);
      await refetch();
    } catch (error) {
      setErro(textoDoErro(error));
    } finally {
      setEncerrando(false);
    }
  };
  if (isPending) return <Skeleton lines={2} />;
  if (isError) {
    return (
      <>
        <Message type="danger" title="Não foi possível listar as sessões." />
        <div className="ui-actions">
          <Button variant="secondary" onClick={() => refetch()}>
            Tentar de novo
          </Button>
        </div>
      </>
    );
  }
  return (
    <>
      {foramEncerradas && (
        <Message type="success" title="Outras sessões encerradas.">
          Só esta continua aberta.
        </Message>
      )}
      {erro && (
        <Message type="danger" title="Não foi possível encerrar as outras sessões.">
          {erro}
        </Message>
      )}
      <ul className="cadastro-sessoes">
        {data.map((sessao) => (
          <Sessao sessao={sessao} key={`${sessao.iniciadaEm} ${sessao.ultimaAtividadeEm}`} />
        ))}
      </ul>
      {data.length > 1 && (
        <div className="ui-actions">
          <Button variant="secondary" loading={isEncerrando} onClick={encerrar}>
            Encerrar outras
          </Button>
        </div>
      )}
    </>
  );
}

export function AcessoESessoes({ temSenha }: { readonly temSenha: boolean }) {
  const isDaEquipe = (useUsuario()?.perfisOuvidorias.length ?? 0) > 0;
  return (
    <Secao titulo="Acesso e segurança">
      <h3>Senha</h3>
      {temSenha ? (
        <>
          <p>A senha nova encerra as outras sessões e cancela os links já enviados por e-mail.</p>
          <div className="ui-actions">
            <LinkButton to="/usuario/alterarsenha" variant="secondary">
              Trocar senha
            </LinkButton>
          </div>
        </>
      ) : (
        <p>Você entra pelo gov.br. A senha é trocada lá, não aqui.</p>
      )}
      {isDaEquipe && (
        <>
          <h3>Segundo fator</h3>
          <p>
            Além da senha, algo que só você tem: a chave de acesso do aparelho ou um aplicativo no celular.
          </p>
          <div className="ui-actions">
            <LinkButton to="/usuario/seguranca" variant="secondary">
              Segurança da conta
            </LinkButton>
          </div>
        </>
      )}
      <h3>Sessões abertas</h3>
      <p>Não reconhece uma delas? Encerre as outras{temSenha && ' e troque a senha'}.</p>
      <Sessoes />
    </Secao>
  );
}
