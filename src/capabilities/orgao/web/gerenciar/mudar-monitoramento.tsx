import { useState } from 'react';
import { Esfera } from '#kernel/enumeracoes.ts';
import { SILENT } from '#shell/api/client.ts';
import { isDesistencia } from '#shell/api/confirmacao.ts';
import { Button } from '#shell/ui/button.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { textoDoErro } from '#shell/ui/form/use-envio.ts';
import { Modal } from '#shell/ui/janela/modal.tsx';
import type { OrgaoGerenciado } from '../../domain/orgao-gerenciado.ts';
import { api } from './gerenciar-queries.ts';

interface Props {
  readonly orgao: OrgaoGerenciado;
  readonly onSalvo: (frase: string) => void;
}

function Janela({ orgao, onSalvo, onFechar }: Props & { readonly onFechar: () => void }) {
  const { idOuvidoria, versao, monitora } = orgao;
  const { sigla, nome } = orgao.dados;
  const [enviando, setEnviando] = useState(false);
  const [erro, setErro] = useState<unknown>(null);
  const mudar = async () => {
    setEnviando(true);
    setErro(null);
    try {
      await api(
        'PUT /app-web/v1/gerenciar/orgaos/:idOuvidoria/monitoramento',
        { params: { idOuvidoria }, body: { monitora: !monitora, versao } },
        SILENT,
      );
      onSalvo(
        monitora ? `${sigla} deixou de acompanhar os outros órgãos.` : `${sigla} acompanha os outros órgãos.`,
      );
    } catch (falha) {
      if (!isDesistencia(falha)) setErro(falha);
      setEnviando(false);
    }
  };
  return (
    <Modal
      open
      title={monitora ? 'Deixar de acompanhar os outros órgãos?' : 'Tornar autoridade de monitoramento?'}
      acceptLabel="Confirmar"
      accepting={enviando}
      onAccept={() => void mudar()}
      onClose={onFechar}
    >
      {erro !== null && (
        <Message type="danger" title="Não foi possível mudar.">
          {textoDoErro(erro)}
        </Message>
      )}
      <p>
        <strong>
          {sigla} – {nome}
        </strong>{' '}
        {monitora
          ? 'deixa de ver e de avaliar o tratamento dos outros órgãos do mesmo lugar.'
          : 'passa a ver e a avaliar o tratamento dos outros órgãos do mesmo lugar. O órgão que acompanhava deixa de acompanhar na mesma hora.'}
      </p>
      {!monitora && orgao.dados.idEsfera === Esfera.federal && (
        <p>
          Por ser federal, também passa a saber de cada identidade aberta na plataforma e a receber as
          manifestações que ninguém mais pode tratar.
        </p>
      )}
      <p>Os gestores dos dois órgãos são avisados, e a mudança fica na auditoria.</p>
    </Modal>
  );
}

/** Lei 12.527/2011, arts. 40 and 41: the federal authority moves to another office, and is never without. */
export function MudarMonitoramento({ orgao, onSalvo }: Props) {
  const [mudando, setMudando] = useState(false);
  const { monitora, podeMudarMonitoramento, situacao, dados } = orgao;
  const cabe = monitora ? dados.idEsfera !== Esfera.federal : situacao === 'ativo';
  if (!podeMudarMonitoramento || !cabe) return null;
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => setMudando(true)}>
        {monitora ? 'Deixar de acompanhar os outros' : 'Tornar autoridade de monitoramento'}
      </Button>
      {mudando && (
        <Janela
          orgao={orgao}
          onFechar={() => setMudando(false)}
          onSalvo={(frase) => {
            setMudando(false);
            onSalvo(frase);
          }}
        />
      )}
    </>
  );
}
