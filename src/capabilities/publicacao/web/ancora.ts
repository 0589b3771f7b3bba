/** Where the section stands on the page of a case. */
export const ANCORA = '#tratar-publicacao';
