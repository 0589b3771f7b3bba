import { formatMomento } from '#shell/formato.ts';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { Message, type MessageType } from '#shell/ui/estado/message.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { Secao } from '#shell/ui/secao.tsx';
import type { EstadoDaSaude } from '../domain/conferir-saude.ts';
import { ItemDaSaude } from './item-da-saude.tsx';
import { OrgaosDaSaude } from './orgaos-da-saude.tsx';
import { useSaude } from './saude-queries.ts';
import './saude.css';

const RESUMO: Readonly<Record<EstadoDaSaude, { readonly tipo: MessageType; readonly frase: string }>> = {
  bem: { tipo: 'success', frase: 'Tudo vai bem.' },
  atencao: { tipo: 'warning', frase: 'Há o que olhar.' },
  agir: { tipo: 'danger', frase: 'Há o que fazer agora.' },
};

export default function SaudeDaPlataformaPage() {
  const consulta = useSaude();
  if (consulta.isPending)
    return <Skeleton shape="card" lines={6} label="Carregando a saúde da plataforma…" />;
  if (!consulta.data) return <FalhaAoAbrir falha={consulta} />;
  const { em, estado, grupos, orgaos } = consulta.data;
  const { tipo, frase } = RESUMO[estado];
  return (
    <div data-largura="total">
      {consulta.isError && <FalhaAoAbrir titulo="Não foi possível atualizar." falha={consulta} />}
      <Message type={tipo} title={frase} still>
        Números do banco de {formatMomento(em)}, lidos a cada meio minuto; os do servidor são da máquina que
        respondeu.
      </Message>
      {grupos.map(({ nome, itens }) => (
        <Secao key={nome} id={`saude-${nome.replaceAll(/\P{L}+/gu, '-').toLowerCase()}`} titulo={nome}>
          <ul className="saude-itens">
            {itens.map((item) => (
              <ItemDaSaude key={item.chave} item={item} />
            ))}
          </ul>
        </Secao>
      ))}
      {orgaos && (
        <Secao id="saude-orgaos" titulo="A quem falar primeiro">
          <OrgaosDaSaude orgaos={orgaos} />
        </Secao>
      )}
    </div>
  );
}
