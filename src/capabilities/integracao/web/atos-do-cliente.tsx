import { useState } from 'react';
import { SILENT } from '#shell/api/client.ts';
import { isDesistencia } from '#shell/api/confirmacao.ts';
import { formatMomento } from '#shell/formato.ts';
import { Button } from '#shell/ui/button.tsx';
import { RadioGroup } from '#shell/ui/campos/radio-group.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { textoDoErro } from '#shell/ui/form/use-envio.ts';
import { Modal } from '#shell/ui/janela/modal.tsx';
import type { ClienteVisto, Credenciais } from '../domain/cliente.ts';
import { type PrazoDoAnterior, prazosDoAnterior } from '../domain/segredos.ts';
import { CredenciaisNovas } from './credenciais-novas.tsx';
import { api, useRelerClientes } from './integracao-queries.ts';

type Ato = 'segredo' | 'senha' | 'desligar' | 'ligar';

const perguntas: Readonly<Record<Ato, { titulo: string; texto: string; acao: string }>> = {
  segredo: {
    titulo: 'Trocar o segredo?',
    texto: 'O sistema precisa passar a usar o segredo novo, que aparece uma única vez.',
    acao: 'Trocar',
  },
  senha: {
    titulo: 'Trocar a senha da conta?',
    texto:
      'Só é preciso para sistemas que pedem o token com usuário e senha. Os tokens de agora deixam de valer.',
    acao: 'Trocar',
  },
  desligar: {
    titulo: 'Desligar este sistema?',
    texto:
      'Ele deixa de ser atendido agora, também com os tokens que já tem. Você pode ligar de novo depois.',
    acao: 'Desligar',
  },
  ligar: {
    titulo: 'Ligar este sistema de novo?',
    texto: 'Ele volta a pedir tokens com o segredo que já tinha.',
    acao: 'Ligar',
  },
};

const prazos: Readonly<Record<PrazoDoAnterior, { label: string; help?: string }>> = {
  '24-horas': { label: 'Por 24 horas' },
  '7-dias': { label: 'Por 7 dias' },
  agora: {
    label: 'Deixa de valer agora',
    help: 'Se ele pode ter caído em mãos erradas. Os tokens dele também deixam de valer.',
  },
};
const opcoes = prazosDoAnterior
  .toSorted((a, b) => Number(a === 'agora') - Number(b === 'agora'))
  .map((value) => ({ value, ...prazos[value] }));

const pedir = async (
  ato: Ato,
  { idCliente, versao }: ClienteVisto,
  anteriorVale: PrazoDoAnterior,
): Promise<Credenciais | null> => {
  const params = { idCliente };
  if (ato === 'segredo' || ato === 'senha') {
    return api(
      'POST /app-web/v1/integracao/clientes/:idCliente/trocar-segredo',
      { params, body: { versao, qual: ato, ...(ato === 'segredo' && { anteriorVale }) } },
      SILENT,
    );
  }
  await api(`POST /app-web/v1/integracao/clientes/:idCliente/${ato}`, { params, body: { versao } }, SILENT);
  return null;
};

/** Every act is confirmed after its consequences are explained. */
export function AtosDoCliente({ cliente }: { readonly cliente: ClienteVisto }) {
  const reler = useRelerClientes();
  const [ato, setAto] = useState<Ato | null>(null);
  const [anteriorVale, setAnteriorVale] = useState<PrazoDoAnterior>('24-horas');
  const [novas, setNovas] = useState<Credenciais | null>(null);
  const [erro, setErro] = useState<string | null>(null);
  const [enviando, setEnviando] = useState(false);
  const fazer = async () => {
    if (!ato) return;
    setEnviando(true);
    setErro(null);
    try {
      setNovas(await pedir(ato, cliente, anteriorVale));
      await reler();
    } catch (error) {
      setErro(isDesistencia(error) ? null : textoDoErro(error));
    } finally {
      setAto(null);
      setEnviando(false);
    }
  };
  const pergunta = ato && perguntas[ato];
  return (
    <>
      {erro && (
        <Message type="danger" title="Não foi possível concluir.">
          {erro}
        </Message>
      )}
      {novas && <CredenciaisNovas credenciais={novas} />}
      <div className="ui-actions">
        <Button variant="primary" onClick={() => setAto('segredo')}>
          Trocar segredo
        </Button>
        <Button variant="secondary" onClick={() => setAto('senha')}>
          Trocar senha da conta
        </Button>
        <Button variant="secondary" onClick={() => setAto(cliente.desligadoEm ? 'ligar' : 'desligar')}>
          {cliente.desligadoEm ? 'Ligar' : 'Desligar'}
        </Button>
      </div>
      <Modal
        open={pergunta !== null}
        title={pergunta?.titulo ?? ''}
        acceptLabel={pergunta?.acao ?? ''}
        danger={ato === 'desligar'}
        accepting={enviando}
        onAccept={() => void fazer()}
        onClose={() => setAto(null)}
      >
        <p>{pergunta?.texto}</p>
        {ato === 'segredo' && (
          <>
            <RadioGroup
              label="O segredo de agora ainda vale"
              name="anterior-vale"
              value={anteriorVale}
              onChange={({ target }) => setAnteriorVale(target.value as PrazoDoAnterior)}
              options={opcoes}
            />
            {cliente.segredoAnterior && (
              <p>
                O segredo anterior, que valia até {formatMomento(cliente.segredoAnterior.ate)}, deixa de valer
                agora: são dois no máximo.
              </p>
            )}
          </>
        )}
      </Modal>
    </>
  );
}
