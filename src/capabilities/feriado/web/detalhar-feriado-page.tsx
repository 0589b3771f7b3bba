import { useState } from 'react';
import { useParams } from 'react-router';
import { ApiError } from '#shell/api/errors.ts';
import { formatDia, formatMomento } from '#shell/formato.ts';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { EmptyState } from '#shell/ui/estado/empty-state.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { Tag } from '#shell/ui/estado/tag.tsx';
import { Ficha } from '#shell/ui/ficha.tsx';
import { LinkButton } from '#shell/ui/link-button.tsx';
import { useFeriado } from './feriado-queries.ts';
import { Historico } from './historico.tsx';
import { AndamentoDasRecontagens } from './mudar/andamento.tsx';
import { AtosDoFeriado } from './mudar/atos-do-feriado.tsx';
import { nomeDoExpediente, ondeVale, quandoAcontece } from './nomes-do-feriado.ts';
import './feriado.css';

export type FeriadoVisto = NonNullable<ReturnType<typeof useFeriado>['data']>;

const anosDe = ({ anos }: FeriadoVisto): string | null =>
  anos && (anos.de === anos.ate ? `Só em ${anos.de}` : `De ${anos.de} a ${anos.ate}`);

const quantosOrgaos = ({ orgaos, removido, reduzido }: FeriadoVisto): string => {
  const { total } = orgaos;
  const quantos = total === 1 ? '1 órgão' : `${total.toLocaleString('pt-BR')} órgãos`;
  if (reduzido && total > 0) return `${quantos} com expediente reduzido neste dia`;
  if (total > 0) return total === 1 ? `${quantos} para neste dia` : `${quantos} param neste dia`;
  const nenhum = removido ? 'Foi removido: nenhum' : 'Nenhum';
  return `${nenhum} órgão ${reduzido ? 'tem expediente reduzido' : 'para'} neste dia`;
};

function Orgaos({ feriado }: { readonly feriado: FeriadoVisto }) {
  const { orgaos } = feriado;
  const mais = orgaos.total - orgaos.primeiros.length;
  return (
    <details className="feriado-orgaos">
      <summary>{quantosOrgaos(feriado)}</summary>
      <ul>
        {orgaos.primeiros.map(({ idOuvidoria, sigla, nome }) => (
          <li key={idOuvidoria}>
            {sigla} – {nome}
          </li>
        ))}
        {mais > 0 && <li>e mais {mais.toLocaleString('pt-BR')}</li>}
      </ul>
    </details>
  );
}

function Aberto({ feriado }: { readonly feriado: FeriadoVisto }) {
  const [feito, setFeito] = useState('');
  return (
    <section className="pagina-simples">
      <h2>{feriado.descricao}</h2>
      <p role="status">{feito}</p>
      <p>{feriado.removido ? <Tag>Removido</Tag> : <Tag tone="success">Vale</Tag>}</p>
      <Ficha
        fatos={{
          Dia: formatDia(feriado.data),
          Expediente: nomeDoExpediente(feriado),
          'Onde vale': ondeVale(feriado),
          'Quando acontece': quandoAcontece(feriado),
          Anos: anosDe(feriado),
        }}
      />
      <AtosDoFeriado feriado={feriado} onFeito={setFeito} />
      <h2>{feriado.reduzido ? 'Órgãos com expediente reduzido' : 'Órgãos que param'}</h2>
      <Orgaos feriado={feriado} />
      <AndamentoDasRecontagens idFeriado={feriado.idFeriado} />
      <Historico atos={feriado.historico} quando={formatMomento} />
      <div className="ui-actions">
        <LinkButton to="/feriado" variant="secondary">
          Voltar aos feriados
        </LinkButton>
      </div>
    </section>
  );
}

export default function DetalharFeriadoPage() {
  const { idFeriado } = useParams();
  const consulta = useFeriado(Number(idFeriado));
  const { data, error } = consulta;
  if (data) return <Aberto feriado={data} />;
  if (error instanceof ApiError && error.status === 404) {
    return (
      <EmptyState
        title="Não encontramos este feriado"
        action={
          <LinkButton to="/feriado" variant="primary">
            Ver os feriados
          </LinkButton>
        }
      />
    );
  }
  if (error) return <FalhaAoAbrir titulo="Não foi possível abrir o feriado." falha={consulta} />;
  return <Skeleton lines={6} label="Abrindo o feriado…" />;
}
