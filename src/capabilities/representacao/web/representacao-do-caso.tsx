import { formatDia, formatMomento } from '#shell/formato.ts';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { Arquivos } from '#shell/ui/arquivos.tsx';
import { DocumentoMostrado } from '#shell/ui/documento-mostrado.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { Tag } from '#shell/ui/estado/tag.tsx';
import { Fato, Secao } from '#shell/ui/secao.tsx';
import { registrarRepresentacao } from '../domain/registrar-representacao.ato.ts';
import type { RepresentacaoVista } from '../domain/representacao.ts';
import { useRepresentacoes } from './representacoes-query.ts';

export interface RepresentacaoDoCasoProps {
  readonly caso: {
    readonly idManifestacao: number;
    readonly historico: readonly { readonly acao: string }[];
  };
}

function UmaRepresentacao({ representacao }: { readonly representacao: RepresentacaoVista }) {
  const { qualidade, nome, tipoDocumento, documento, semCopia, anexos, validaAte, vigente } = representacao;
  return (
    <>
      <dl className="detalhe-campos">
        <Fato nome={qualidade}>
          {nome ?? 'O nome é protegido, como o de quem registrou.'}{' '}
          {!vigente && <Tag tone="warning">Vencida</Tag>}
        </Fato>
        <Fato nome={tipoDocumento ?? 'Documento'}>
          {/* Who represents has no account here: somebody typed it. */}
          {documento && <DocumentoMostrado numero={documento} isProvado={false} />}
        </Fato>
        <Fato nome="Vale até">{validaAte ? formatDia(validaAte) : 'Enquanto a manifestação durar'}</Fato>
        <Fato nome="Sem cópia do documento">{semCopia}</Fato>
      </dl>
      <Arquivos arquivos={anexos} rotulo="Documento da representação" />
      <p className="ui-muted">
        {representacao.responsavel}, em {formatMomento(representacao.registradaEm)}
      </p>
    </>
  );
}

/** Who acts for the person; nothing is asked where the history knows of nobody. */
export function RepresentacaoDoCaso({ caso }: RepresentacaoDoCasoProps) {
  const tem = caso.historico.some(({ acao }) => acao === registrarRepresentacao.historico.rotulo);
  const consulta = useRepresentacoes(caso.idManifestacao, tem);
  if (!tem) return null;
  if (consulta.isError) {
    return <FalhaAoAbrir titulo="Não foi possível carregar a representação." falha={consulta} />;
  }
  return (
    <Secao id="caso-representacao" titulo="Quem representa">
      {consulta.data?.map((cada) => <UmaRepresentacao key={cada.idRepresentacao} representacao={cada} />) ?? (
        <Skeleton lines={2} label="Carregando a representação…" />
      )}
    </Secao>
  );
}
