import { useState } from 'react';
import { OfflineError } from '#shell/api/errors.ts';
import { Button } from '#shell/ui/button.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { textoDoErro } from '#shell/ui/form/use-envio.ts';
import { api } from './cadastro-queries.ts';
import { Secao } from './secao.tsx';

const NOME = 'meus-dados.json';

const salvarArquivo = (conteudo: unknown): void => {
  const url = URL.createObjectURL(
    new Blob([JSON.stringify(conteudo, null, 2)], { type: 'application/json' }),
  );
  const link = document.createElement('a');
  link.href = url;
  link.download = NOME;
  link.click();
  URL.revokeObjectURL(url);
};

/** A connection lost halfway leaves an incomplete text: it is reported as being offline. */
const fraseDaFalha = (error: unknown): string =>
  textoDoErro(error instanceof TypeError || error instanceof SyntaxError ? new OfflineError() : error);

/** Fetched first and saved afterwards, so that a refusal is shown here and not saved as a file. */
export function CopiaDosDados() {
  const [isBaixando, setBaixando] = useState(false);
  const [resultado, setResultado] = useState<{ readonly erro: string | null } | null>(null);
  const baixar = async () => {
    setBaixando(true);
    setResultado(null);
    try {
      salvarArquivo(await api('GET /app-web/v1/usuarios/meus-dados', undefined, { errors: 'silent' }));
      setResultado({ erro: null });
    } catch (error) {
      setResultado({ erro: fraseDaFalha(error) });
    } finally {
      setBaixando(false);
    }
  };
  return (
    <Secao titulo="Cópia dos seus dados">
      <p>
        Você tem direito a uma cópia do que guardamos sobre você (LGPD, art. 18). O arquivo traz seu cadastro,
        suas escolhas, o histórico da conta, os títulos dos rascunhos e suas manifestações com as respostas,
        inclusive as denúncias em que você se identificou, e os pedidos de desclassificação. As anônimas não
        entram: não sabemos de quem são.
      </p>
      <p>O arquivo pode conter informações sigilosas. Guarde-o em um lugar seguro.</p>
      {resultado?.erro === null && (
        <Message type="success" title="Arquivo pronto.">
          Procure {NOME} na pasta de arquivos baixados.
        </Message>
      )}
      {resultado?.erro && (
        <Message type="danger" title="Não foi possível baixar a cópia.">
          {resultado.erro}
        </Message>
      )}
      <div className="ui-actions">
        <Button variant="secondary" loading={isBaixando} onClick={baixar}>
          Baixar meus dados
        </Button>
      </div>
    </Secao>
  );
}
