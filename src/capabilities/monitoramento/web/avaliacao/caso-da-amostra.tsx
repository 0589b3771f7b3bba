import { faLock } from '@fortawesome/free-solid-svg-icons/faLock.js';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatDia, formatDiaDoMomento } from '#shell/formato.ts';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { Tag } from '#shell/ui/estado/tag.tsx';
import { Ficha } from '#shell/ui/ficha.tsx';
import { formatNumero } from '#shell/ui/graficos/numeros.ts';
import { Icon } from '#shell/ui/icon.tsx';
import { Collapsible } from '#shell/ui/navegacao/accordion.tsx';
import type { CasoSorteado } from '../../contract.ts';
import { criterios, nomesDosCriterios, notasPossiveis } from '../../domain/criterios.ts';
import { useCasoDaAmostra } from '../monitoramento-queries.ts';
import { DarNotas } from './dar-notas.tsx';
import { tomDaNota } from './nomes-da-avaliacao.ts';

interface CasoProps {
  readonly idAvaliacao: number;
  readonly caso: CasoSorteado;
  readonly podeAvaliar: boolean;
}

const contar = (total: number, um: string, muitos: string): string =>
  total === 0 ? '' : `${total} ${total === 1 ? um : muitos}`;

const andamentoDo = ({ prorrogada, encaminhamentos, complementacoes }: CasoSorteado): string =>
  [
    prorrogada ? 'prorrogada' : '',
    contar(encaminhamentos, 'encaminhamento', 'encaminhamentos'),
    contar(complementacoes, 'pedido de complementação', 'pedidos de complementação'),
  ]
    .filter(Boolean)
    .join(', ') || 'sem prorrogação, encaminhamento ou complementação';

/** Fetched only when opened: reading it goes into the case's history. */
function RespostaDoCaso({ idAvaliacao, caso }: Pick<CasoProps, 'idAvaliacao' | 'caso'>) {
  const consulta = useCasoDaAmostra(idAvaliacao, caso.idManifestacao);
  if (consulta.isPending) return <Skeleton shape="row" lines={3} label="Carregando a resposta…" />;
  if (consulta.isError) return <FalhaAoAbrir titulo="Não foi possível abrir a resposta." falha={consulta} />;
  return (
    <section aria-label="Resposta do órgão">
      <h5>Resposta do órgão, sem dados pessoais</h5>
      <p className="monitoramento-palavras">{consulta.data.resposta ?? 'Sem texto de resposta.'}</p>
    </section>
  );
}

function Notas({ caso: { notas, comentario, avaliador } }: Pick<CasoProps, 'caso'>) {
  if (!notas) return <p className="ui-muted">Ainda não avaliada.</p>;
  return (
    <>
      <dl className="monitoramento-notas">
        {nomesDosCriterios.map((nome) => {
          const nota = notas[nome];
          return (
            nota && (
              <div key={nome}>
                <dt>{criterios[nome].nome}</dt>
                <dd>
                  <Tag tone={tomDaNota[nota]}>{notasPossiveis[nota]}</Tag>
                </dd>
              </div>
            )
          );
        })}
      </dl>
      {comentario && <p className="monitoramento-palavras">{comentario}</p>}
      <p className="ui-muted">{avaliador}</p>
    </>
  );
}

function Titulo({ caso }: Pick<CasoProps, 'caso'>) {
  const { numeroProtocolo, tipo, nota, notas } = caso;
  return (
    <span className="monitoramento-titulo">
      {numeroProtocolo} <span>{tipo}</span>
      <Tag tone={notas ? 'info' : 'neutral'}>
        {notas ? `Nota ${nota === null ? '–' : formatNumero(nota)}` : 'A avaliar'}
      </Tag>
    </span>
  );
}

/** One drawn case: how it went, the answer if it may be read, and its grades. */
export function CasoDaAmostra({ idAvaliacao, caso, podeAvaliar }: CasoProps) {
  const [open, setOpen] = useState(false);
  return (
    <Collapsible headingLevel={4} title={<Titulo caso={caso} />} open={open} onToggle={setOpen}>
      {open && (
        <>
          <Ficha
            fatos={{
              Assunto: caso.assunto,
              'Registrada em': formatDiaDoMomento(caso.registradaEm),
              Prazo: formatDia(caso.prazo),
              'Respondida em': `${formatDiaDoMomento(caso.respondidaEm)} (${caso.noPrazo ? 'no prazo' : 'fora do prazo'})`,
              Andamento: andamentoDo(caso),
              Decisão: caso.decisao,
              Manifestação: caso.podeAbrir && (
                <Link to={`/manifestacao/detalhar/${caso.idManifestacao}`}>Abrir a manifestação</Link>
              ),
            }}
          />
          {caso.leitura === 'resposta' ? (
            <RespostaDoCaso idAvaliacao={idAvaliacao} caso={caso} />
          ) : (
            <p>
              <Icon icon={faLock} /> O conteúdo desta manifestação é protegido: só o andamento é avaliado.
            </p>
          )}
          {podeAvaliar ? (
            <DarNotas idAvaliacao={idAvaliacao} caso={caso} onFeito={() => setOpen(false)} />
          ) : (
            <Notas caso={caso} />
          )}
        </>
      )}
    </Collapsible>
  );
}
