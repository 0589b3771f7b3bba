import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Arquivos } from '#shell/ui/arquivos.tsx';
import { TextoDigitado } from '#shell/ui/campos/texto-digitado.tsx';
import { Card } from '#shell/ui/card.tsx';
import type { DetalheDaManifestacao } from '../../domain/ler/detalhe.ts';
import './resposta-do-orgao.css';

type Resposta = DetalheDaManifestacao['respostas'][number];

interface RespostaDoOrgaoProps {
  readonly resposta: Pick<
    Resposta,
    'descTipoResposta' | 'texto' | 'decisao' | 'especificacaoDecisao' | 'conteudo' | 'anexos'
  >;
  /** Who signed it, and when. */
  readonly assinatura: ReactNode;
}

function Conteudo({ conteudo = [] }: Pick<Resposta, 'conteudo'>) {
  if (conteudo.length === 0) return null;
  return (
    <dl className="resposta-conteudo">
      {conteudo.map(({ rotulo, valor, caminho }) => (
        <div key={rotulo}>
          <dt>{rotulo}</dt>
          <dd>
            <TextoDigitado texto={valor} />
            {caminho && (
              <p>
                <Link to={caminho}>Pedir a desclassificação</Link>
              </p>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** An answer as the person who filed reads it; whoever writes it sees it so beforehand. */
export function RespostaDoOrgao({ resposta, assinatura }: RespostaDoOrgaoProps) {
  return (
    <Card title={resposta.descTipoResposta} className="resposta-do-orgao">
      <p className="ui-muted">{assinatura}</p>
      {resposta.decisao && (
        <p>
          <strong>Decisão: {resposta.decisao}.</strong>
          {resposta.especificacaoDecisao && ` ${resposta.especificacaoDecisao}.`}
        </p>
      )}
      <TextoDigitado texto={resposta.texto} />
      <Conteudo conteudo={resposta.conteudo} />
      <Arquivos arquivos={resposta.anexos} rotulo="Arquivos da resposta" />
    </Card>
  );
}
