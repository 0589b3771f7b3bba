import { faDownload } from '@fortawesome/free-solid-svg-icons/faDownload.js';
import { formatDia, formatMomento } from '#shell/formato.ts';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { ProgressBar } from '#shell/ui/estado/progress-bar.tsx';
import { ExternalLinkButton } from '#shell/ui/link-button.tsx';
import type { ArquivoDoRelatorio } from '../contract.ts';
import { isACaminho } from '../domain/arquivo.ts';
import { definicaoDe } from '../domain/relatorios.ts';
import { enderecoDoArquivo, useArquivos } from './relatorio-queries.ts';

const nomeDo = ({ relatorio, conteudo, formato }: ArquivoDoRelatorio): string =>
  `${definicaoDe(relatorio).nome}, ${conteudo === 'resumo' ? 'resumo' : 'lista'} em ${formato.toUpperCase()}`;

function Estado({ arquivo }: { readonly arquivo: ArquivoDoRelatorio }) {
  const { estado, progresso, motivo, idArquivo, linhas } = arquivo;
  if (isACaminho(estado))
    return (
      <ProgressBar
        label={`Escrevendo ${nomeDo(arquivo)}`}
        hiddenLabel
        value={progresso}
        text={estado === 'na-fila' ? 'Na fila' : `${progresso}%`}
      />
    );
  if (estado === 'falhou')
    return <span>{motivo ?? 'Não foi possível escrever este arquivo. Peça de novo.'}</span>;
  return (
    <ExternalLinkButton size="small" icon={faDownload} href={enderecoDoArquivo(idArquivo)}>
      Baixar <span className="sr-only">{nomeDo(arquivo)}</span>
      {linhas !== null && ` (${linhas.toLocaleString('pt-BR')} ${linhas === 1 ? 'linha' : 'linhas'})`}
    </ExternalLinkButton>
  );
}

/** The files that the person asked for in their current profile and office, of any report. */
export function Arquivos() {
  const arquivos = useArquivos();
  if (arquivos.isError)
    return <FalhaAoAbrir titulo="Não foi possível ver os seus arquivos." falha={arquivos} />;
  const prontos = (arquivos.data ?? []).filter(({ estado }) => estado === 'pronto').length;
  return (
    <>
      <p role="status" className="sr-only">
        {prontos > 0 && `${prontos} ${prontos === 1 ? 'arquivo pronto' : 'arquivos prontos'}.`}
      </p>
      {arquivos.data && arquivos.data.length > 0 && (
        <section className="ui-no-print" aria-labelledby="relatorio-arquivos">
          <h2 id="relatorio-arquivos">Seus arquivos</h2>
          <ul className="relatorio-linhas">
            {arquivos.data.map((arquivo) => (
              <li key={arquivo.idArquivo}>
                <span>
                  {nomeDo(arquivo)}{' '}
                  <span className="ui-muted">
                    {arquivo.recorte} Pedido em {formatMomento(arquivo.pedidoEm)}; fica guardado até{' '}
                    {formatDia(arquivo.guardadoAte)}
                  </span>
                </span>
                <Estado arquivo={arquivo} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
