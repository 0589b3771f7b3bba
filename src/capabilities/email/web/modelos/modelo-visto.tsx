import { faPen } from '@fortawesome/free-solid-svg-icons/faPen.js';
import { useState } from 'react';
import { formatMomento } from '#shell/formato.ts';
import { Button } from '#shell/ui/button.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { Ficha } from '#shell/ui/ficha.tsx';
import { LinkButton } from '#shell/ui/link-button.tsx';
import type { Modelo } from '../../contract.ts';
import { palavrasNoFormulario } from '../../domain/modelo.ts';
import { QUEM_RECEBE } from './lista-de-modelos.tsx';
import { Previa } from './previa.tsx';
import { MudarSituacao, SituacaoDoModelo } from './situacao-do-modelo.tsx';
import { Versoes } from './versoes.tsx';

const escritaPor = ({ versao, autor, salvoEm }: Modelo): string =>
  autor && salvoEm
    ? `${versao}, de ${autor}, ${formatMomento(salvoEm)}`
    : `${versao}, como veio na plataforma`;

/** A template: the words in use, their preview, and earlier versions. */
export function ModeloVisto({ modelo }: { readonly modelo: Modelo }) {
  const { idModelo, evento, descricao, orgao, destinatario, exigidoPor, textoFixo, ativo, versoes } = modelo;
  const [mudando, setMudando] = useState(false);
  const [feito, setFeito] = useState<string | null>(null);
  const [atual] = versoes;
  const podeMudar = !textoFixo && (!ativo || exigidoPor === null);
  return (
    <>
      <h2>{descricao}</h2>
      {feito && <Message type="success" title={feito} onClose={() => setFeito(null)} />}
      <Ficha
        fatos={{
          Órgão: orgao ? `${orgao.sigla} – ${orgao.nome}` : 'Plataforma: vale onde o órgão não tem o seu',
          'Quem recebe': QUEM_RECEBE[destinatario],
          Situação: <SituacaoDoModelo ativo={ativo} />,
          Versão: escritaPor(modelo),
          'Não se muda': textoFixo
            ? 'Este aviso protege quem denuncia: as palavras são as da plataforma.'
            : null,
          'Não se desliga': exigidoPor && `A lei exige este aviso (${exigidoPor}).`,
        }}
      />
      <div className="ui-actions">
        {!textoFixo && (
          <LinkButton to={`/email/cadastrar?id=${idModelo}`} variant="primary" icon={faPen}>
            Editar
          </LinkButton>
        )}
        {orgao === null && !textoFixo && (
          <LinkButton to={`/email/cadastrar?evento=${evento}`} variant="secondary">
            Escrever para um órgão
          </LinkButton>
        )}
        {podeMudar && (
          <Button variant="secondary" onClick={() => setMudando(true)}>
            {ativo ? 'Desativar' : 'Ativar'}
          </Button>
        )}
      </div>
      {atual && (
        <section aria-label="Prévia">
          <h3>Como chega, com dados de exemplo</h3>
          <Previa evento={evento} idOuvidoria={orgao?.idOuvidoria ?? null} {...palavrasNoFormulario(atual)} />
        </section>
      )}
      <Versoes modelo={modelo} onFeito={setFeito} />
      {mudando && <MudarSituacao modelo={modelo} onFeito={setFeito} onFechar={() => setMudando(false)} />}
    </>
  );
}
