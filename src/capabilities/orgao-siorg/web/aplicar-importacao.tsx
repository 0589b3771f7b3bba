import { useState } from 'react';
import { SILENT } from '#shell/api/client.ts';
import { Button } from '#shell/ui/button.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { textoDoErro } from '#shell/ui/form/use-envio.ts';
import { Modal } from '#shell/ui/janela/modal.tsx';
import { nomesDasMudancas, tiposDeMudanca } from '../domain/mudanca.ts';
import { api, type ImportacaoInteira } from './siorg-queries.ts';

interface AplicarImportacaoProps {
  readonly importacao: ImportacaoInteira;
  readonly onFeito: (frase: string) => void;
  /** Called when applying was refused: the screen may be out of date. */
  readonly onMudou: () => void;
  readonly onVoltar: () => void;
}

export function AplicarImportacao({ importacao, onFeito, onMudou, onVoltar }: AplicarImportacaoProps) {
  const [confirmando, setConfirmando] = useState(false);
  const [enviando, setEnviando] = useState(false);
  const [erro, setErro] = useState<string | null>(null);
  const { idImportacao, contagens, situacao, vencida } = importacao;
  const tipos = nomesDasMudancas.filter((tipo) => contagens[tipo] > 0);
  const params = { idImportacao };
  const enviar = async (ato: () => Promise<unknown>, frase: string) => {
    setEnviando(true);
    setErro(null);
    try {
      await ato();
      onFeito(frase);
    } catch (error) {
      setErro(textoDoErro(error));
      onMudou();
    }
    setConfirmando(false);
    setEnviando(false);
  };
  const aplicar = () =>
    enviar(
      () => api('POST /app-web/v1/orgaos-siorg/importacoes/:idImportacao/aplicar', { params }, SILENT),
      'O diretório está como a estrutura diz. Cada unidade guarda o que mudou nela.',
    );
  const descartar = () =>
    enviar(
      () => api('POST /app-web/v1/orgaos-siorg/importacoes/:idImportacao/descartar', { params }, SILENT),
      'Importação descartada. Nada mudou no diretório.',
    );
  const isAberta = situacao === 'proposta';
  return (
    <>
      {erro && (
        <Message type="danger" title="Não foi feito.">
          {erro}
        </Message>
      )}
      <div className="ui-actions">
        {isAberta && !vencida && tipos.length > 0 && (
          <Button variant="primary" onClick={() => setConfirmando(true)}>
            Aplicar ao diretório
          </Button>
        )}
        {isAberta && (
          <Button variant="secondary" loading={enviando} onClick={() => void descartar()}>
            Descartar
          </Button>
        )}
        <Button onClick={onVoltar}>Voltar às importações</Button>
      </div>
      <Modal
        open={confirmando}
        title="Aplicar ao diretório?"
        acceptLabel="Aplicar"
        accepting={enviando}
        onAccept={() => void aplicar()}
        onClose={() => setConfirmando(false)}
      >
        <p>Muda no diretório, de uma vez:</p>
        <ul>
          {tipos.map((tipo) => (
            <li key={tipo}>{`${tiposDeMudanca[tipo]}: ${contagens[tipo].toLocaleString('pt-BR')}`}</li>
          ))}
        </ul>
        <p>Para voltar atrás, só com outra importação ou à mão, unidade por unidade.</p>
      </Modal>
    </>
  );
}
