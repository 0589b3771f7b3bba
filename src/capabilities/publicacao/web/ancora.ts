/** The anchor of the section on the page of a case. */
export const ANCORA = '#tratar-publicacao';
