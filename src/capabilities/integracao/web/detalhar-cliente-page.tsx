import { useParams } from 'react-router';
import { ApiError } from '#shell/api/errors.ts';
import { formatMomento } from '#shell/formato.ts';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { EmptyState } from '#shell/ui/estado/empty-state.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { Tag } from '#shell/ui/estado/tag.tsx';
import { Ficha } from '#shell/ui/ficha.tsx';
import { LinkButton } from '#shell/ui/link-button.tsx';
import type { ClienteAberto } from '../domain/cliente.ts';
import { AtosDoCliente } from './atos-do-cliente.tsx';
import { formatHora } from './hora-de-uso.ts';
import { useCliente } from './integracao-queries.ts';
import { MudarCliente } from './mudar-cliente.tsx';
import { SegredosDoCliente } from './segredos-do-cliente.tsx';
import './integracao.css';

function OQueChamou({ chamadas }: { readonly chamadas: ClienteAberto['ultimasChamadas'] }) {
  return (
    <ul className="integracao-chamou">
      {chamadas.map(({ metodo, rota, chamadas: vezes }) => (
        <li key={`${metodo} ${rota}`}>
          {vezes === 1 ? '1 vez' : `${vezes.toLocaleString('pt-BR')} vezes`}:{' '}
          <code>{`${metodo} ${rota}`}</code>
        </li>
      ))}
    </ul>
  );
}

function Aberto({ cliente }: { readonly cliente: ClienteAberto }) {
  const { ultimoUsoEm, desligadoEm, idCliente, ultimasChamadas } = cliente;
  return (
    <section className="pagina-simples">
      <h2>{cliente.nome}</h2>
      <p>{desligadoEm ? <Tag>Desligado</Tag> : <Tag tone="success">Ligado</Tag>}</p>
      {cliente.isAConfirmar && (
        <Message type="warning" title="Espera a confirmação de um gestor do órgão." still>
          O sistema lê o que o órgão recebe. Até um gestor confirmar o perfil, em Usuários, Perfis a
          confirmar, ele não recebe token.
        </Message>
      )}
      <Ficha
        fatos={{
          client_id: <code>{idCliente}</code>,
          'Conta do sistema': <code>{cliente.login}</code>,
          Órgão: `${cliente.orgao.sigla} – ${cliente.orgao.nome}`,
          Perfil: cliente.perfil.descricao,
          'Chamadas por minuto': cliente.limitePorMinuto.toLocaleString('pt-BR'),
          'Último uso': ultimoUsoEm ? formatHora(ultimoUsoEm) : 'Nunca usado (pedir um token não conta)',
          'O que chamou nessa hora': ultimasChamadas.length > 0 && <OQueChamou chamadas={ultimasChamadas} />,
          'Cadastrado em': formatMomento(cliente.criadoEm),
          'Desligado em': desligadoEm && formatMomento(desligadoEm),
        }}
      />
      <SegredosDoCliente cliente={cliente} />
      <AtosDoCliente cliente={cliente} />
      <h2>Nome, limite e o que pode usar</h2>
      <MudarCliente key={cliente.versao} cliente={cliente} />
      <div className="ui-actions">
        <LinkButton to="/configuracoes/integracao" variant="secondary">
          Voltar aos sistemas
        </LinkButton>
        <LinkButton to={`/configuracoes/integracao/chamadas?idCliente=${idCliente}`} variant="secondary">
          Ver as chamadas
        </LinkButton>
      </div>
    </section>
  );
}

export default function DetalharClientePage() {
  const { idCliente } = useParams();
  const consulta = useCliente(Number(idCliente));
  const { data, error } = consulta;
  if (data) return <Aberto cliente={data} />;
  if (error instanceof ApiError && error.status === 404) {
    return (
      <EmptyState
        title="Não encontramos este sistema"
        action={
          <LinkButton to="/configuracoes/integracao" variant="primary">
            Ver os sistemas
          </LinkButton>
        }
      />
    );
  }
  if (error) return <FalhaAoAbrir titulo="Não foi possível abrir o sistema." falha={consulta} />;
  return <Skeleton lines={6} label="Abrindo o sistema…" />;
}
