import { DecidirComFundamento } from '#shell/atos/decidir-com-fundamento.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { decidirListagem } from '../contract.ts';
import { decidir } from './retencao-queries.ts';

interface DecidirProps {
  readonly idEliminacao: number;
  readonly onFeito: () => void;
}

export function DecidirListagem({ idEliminacao, onFeito }: DecidirProps) {
  return (
    <DecidirComFundamento
      nome="Decidir a eliminação"
      pergunta="O que fazer com esta listagem?"
      sim={{ label: 'Aprovar', help: 'O edital é publicado e o prazo dele começa a contar.' }}
      nao={{ label: 'Devolver', help: 'Volta a quem confere, e nada é destruído.' }}
      fundamento={decidirListagem.shape.fundamento}
      ajuda="Não escreva dados de nenhum caso."
      depois="A decisão fica registrada com o seu nome, e não pode ser mudada depois."
      guardado={{ idManifestacao: 0, ato: `decidir-eliminacao ${idEliminacao}` }}
      aviso={
        <Message type="warning" title="Depois de destruído, nada volta." still>
          Aprovada a listagem, o edital é publicado agora. Quando o prazo dele acabar, os textos, arquivos,
          respostas e o histórico desses casos são destruídos.
        </Message>
      }
      decidir={(aprova, fundamento) => decidir(idEliminacao, { aprova, fundamento })}
      onFeita={onFeito}
    />
  );
}
